import type { InputSchema } from '../validate/input-schema.ts';
import type { Validator } from '../validate/validate-input.ts';
import type { FormDescription } from './form-ui.ts';

/** rjsf's precompiled validators: the form's own, and those of its conditions by the hash of their schema. */
export interface FormValidators {
  form: Validator;
  [condition: string]: Validator;
}

/** A schema by the name of the form's own validator. */
export const named = (schema: InputSchema): InputSchema => ({ ...schema, $id: 'form' });

/** A form with everything needed to render it, as the build provides it to a front end. */
export interface RenderableForm extends FormDescription {
  /** The mutation that is sent, `createClient`. */
  name: string;
  /** The module of its labels. */
  module: string;
  validators: FormValidators;
}
