import type { InputSchema } from '#forms/validate/input-schema.ts';
import type { FieldError } from '#forms/validate/to-field-errors.ts';
import { type Validator, validateInput } from '#forms/validate/validate-input.ts';
import { operationOf } from './graphql.ts';

/**
 * Refusals that follow from the schema alone, found before anything is sent. The server runs the same
 * compiled schema; rules that need the database are left to the server.
 */
export async function checkInput(document: object, variables: object): Promise<FieldError[]> {
  if (!('input' in variables)) return [];
  // The list of all forms grows with every module, so queries do not load it.
  const { default: forms } = await import('virtual:forms');
  const load = forms[operationOf(document).field];
  if (!load) return [];
  const { validators, schema } = await load();
  return judgeInput(validators.form, schema, variables.input);
}

/** The refusals of an input. They are noted by codes and paths only: values never reach a log. */
export function judgeInput(
  validator: Validator,
  schema: InputSchema,
  input: unknown,
): FieldError[] {
  const errors = validateInput(validator, schema, input);
  if (errors.length > 0) console.info('Validation failed', errors);
  return errors;
}
