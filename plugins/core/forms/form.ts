import type { FormUi } from '#forms/describe/form-ui.ts';
import type { InputSchema } from '#forms/validate/input-schema.ts';
import type { Validator } from '#forms/validate/validate-input.ts';
import type { HandWritten } from '../mutations/prepare.ts';

/** Everything on disk about one mutation. */
export interface Form {
  module: string;
  /** `verb_noun`, which is also the name of the SQL function. */
  name: string;
  /** With references resolved. */
  schema: InputSchema;
  validator: Validator;
  ui: FormUi | null;
  /** Loads what is written by hand of it; null when nothing is. */
  handWritten: (() => Promise<HandWritten>) | null;
}
