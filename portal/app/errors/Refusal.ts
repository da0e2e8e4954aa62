/** One broken rule, as every mutation reports it. */
export interface Refusal {
  code: string;
  path: string;
}
