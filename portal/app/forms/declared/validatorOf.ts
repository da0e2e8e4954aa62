import type { RJSFSchema, ValidatorType } from '@rjsf/utils';
import type { DrawnForm } from '../../../../forms/describe/drawn-form.ts';
import type { Holds } from '../../../../forms/describe/resolve-form.ts';
import type { InputSchema } from '../../../../forms/validate/input-schema.ts';

/** Asks the conditions of a form, which were compiled while the portal was built. */
export function conditionsHold({ conditions }: Pick<DrawnForm, 'conditions'>): Holds {
  const texts = new WeakMap<object, string>();
  const textOf = (condition: InputSchema): string => {
    const text = texts.get(condition) ?? JSON.stringify(condition);
    texts.set(condition, text);
    return text;
  };
  return (condition, data) => {
    if (typeof condition === 'boolean') return condition;
    const compiled = conditions[textOf(condition)];
    if (!compiled) throw new Error(`A condition was not compiled: ${textOf(condition)}`);
    return compiled(data);
  };
}

/**
 * The validator rjsf asks for. It only decides conditions: what is wrong with an input is said when
 * it is sent, by the same compiled schema as on the server (`checkInput`).
 */
export function validatorOf(form: Pick<DrawnForm, 'conditions'>): ValidatorType {
  const holds = conditionsHold(form);
  return {
    isValid: (schema: RJSFSchema, data: unknown) => holds(schema as InputSchema, data),
    validateFormData: () => ({ errors: [], errorSchema: {} }),
    rawValidation: () => ({}),
  };
}
