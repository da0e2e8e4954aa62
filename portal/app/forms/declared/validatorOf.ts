import type { RJSFSchema, ValidatorType } from '@rjsf/utils';
import { conditionsHold } from '#forms/describe/conditions-of.ts';
import type { RenderableForm } from '#forms/describe/renderable-form.ts';
import type { InputSchema } from '#forms/validate/input-schema.ts';

/**
 * The validator that rjsf requires. It only evaluates conditions: errors are found on submission, by the same
 * compiled schema as on the server (`checkInput`).
 */
export function validatorOf(form: Pick<RenderableForm, 'conditions'>): ValidatorType {
  const holds = conditionsHold(form);
  return {
    isValid: (schema: RJSFSchema, data: unknown) => holds(schema as InputSchema, data),
    validateFormData: () => ({ errors: [], errorSchema: {} }),
    rawValidation: () => ({}),
  };
}
