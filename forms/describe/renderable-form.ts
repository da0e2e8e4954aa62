import type { Validator } from '../validate/validate-input.ts';
import type { FormDescription } from './form-ui.ts';

/** A form with everything needed to render it, as the build provides it to a front end. */
export interface RenderableForm extends FormDescription {
  /** The mutation that is sent, `createClient`. */
  name: string;
  /** The module whose words it speaks. */
  module: string;
  validator: Validator;
  /** By the text of the condition. */
  conditions: Record<string, Validator>;
}
