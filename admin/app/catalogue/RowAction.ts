import type { CatalogueMutation } from '#plugins/core/catalogue/catalogue.ts';

/** Something to be done with a row: a transition, or any other mutation that takes the row. */
export interface RowAction {
  /** The verb: `approve`, `impersonateAccount`. */
  name: string;
  mutation: CatalogueMutation;
  /** The state it leads to; null when it is no transition. */
  to: string | null;
}
