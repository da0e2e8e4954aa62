import type { Validator } from '../validate/validate-input.ts';
import type { ApplicationForm } from './application-form.ts';
import { formSchema, type ReadyForm, readyForm } from './check-answers.ts';
import { createFormAjv } from './create-form-ajv.ts';
import { linearRegExp } from './patterns/linear-reg-exp.ts';

/** A form made ready on the server. */
export function compileForm(form: ApplicationForm): ReadyForm {
  const ajv = createFormAjv({ validateSchema: false });
  return readyForm(form, ajv.compile(formSchema(form)) as Validator, linearRegExp);
}
