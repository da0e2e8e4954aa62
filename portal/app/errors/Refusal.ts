/** One broken rule, as every mutation reports it. */
export interface Refusal {
  code: string;
  path: string;
  /** What the field is called, where its form knows and does not draw it. */
  label?: string;
}
