/** One broken rule, as every mutation reports it. */
export interface Refusal {
  code: string;
  path: string;
  /** The label of the field, where its form knows the field but does not render it. */
  label?: string;
}
