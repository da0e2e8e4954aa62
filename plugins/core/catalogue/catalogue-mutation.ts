import type { FormUi } from '#forms/describe/form-ui.ts';
import type { InputSchema } from '#forms/validate/input-schema.ts';

/** One mutation that has a form, callable by the operator role. */
export interface CatalogueMutation {
  /** `rejectInvoice`. */
  name: string;
  /** `invoicing`. */
  module: string;
  /** `RejectInvoiceInput`. */
  inputType: string;
  /** Field of the payload with the changed row, null when there is none; then its type. */
  payloadField: string | null;
  payloadType: string | null;
  /** It opens a session, so that its payload has a `token`. */
  givesToken: boolean;
  /**
   * The actors who may call it, from `@actors` on the function; null if neither that nor its transitions
   * restrict them.
   */
  actors: string[] | null;
  /** The column that must be set or unset for it to be offered, from `@offeredWhile`; null when it always is. */
  offeredWhile: { field: string; isSet: boolean } | null;
  /** The actions it performs, from `@performs` on the function: `boats sink`. */
  performs: string[];
  /** JSON Schema of the input; ids are raw uuids here. */
  schema: InputSchema;
  /** The layout of its form, null without `ui.json`. */
  ui: FormUi | null;
}
