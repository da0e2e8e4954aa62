import type { RJSFSchema } from '@rjsf/utils';
import createPrecompiledValidator from '@rjsf/validator-ajv8/lib/createPrecompiledValidator.js';
import type { ErrorObject } from 'ajv';
import { type FormValidators, named } from '#forms/describe/renderable-form.ts';
import type { InputSchema } from '#forms/validate/input-schema.ts';
import type { Validator } from '#forms/validate/validate-input.ts';

/**
 * rjsf's validator over what was compiled of a form. `schema` is the form or its part that is drawn, from `named`:
 * rjsf requests conditions in rows by the schema that it renders.
 */
export const validatorOf = (validators: FormValidators, schema: InputSchema) =>
  createPrecompiledValidator(validators, schema as RJSFSchema);

/**
 * The same validator as `validateInput` takes it. rjsf would validate the typed values; this validates the values that are sent, tidied, as the
 * server does.
 */
export function judgeOf(validators: FormValidators, schema: InputSchema): Validator {
  const form = named(schema);
  const precompiled = validatorOf(validators, form);
  const judge: Validator = (input) => {
    judge.errors = precompiled.rawValidation<ErrorObject>(form as RJSFSchema, input).errors ?? null;
    return judge.errors === null;
  };
  return judge;
}
