import type { Validator } from 'react-admin';
import type { InputSpec } from './InputSpec.ts';

type Limit = (value: unknown) => { message: string; args: Record<string, unknown> } | undefined;

const isBlank = (value: unknown) => value === undefined || value === null || value === '';

function limitsOf(spec: InputSpec): Limit[] {
  const { minLength, maxLength, minimum, maximum, pattern, help, kind } = spec;
  const refuse = (message: string, args = {}) => ({ message: `form.${message}`, args });
  const limits: (Limit | false | undefined)[] = [
    spec.required && ((value) => (isBlank(value) ? refuse('required') : undefined)),
    minLength !== undefined &&
      ((value) =>
        typeof value === 'string' && value.length < minLength
          ? refuse('tooShort', { min: minLength })
          : undefined),
    maxLength !== undefined &&
      ((value) =>
        typeof value === 'string' && value.length > maxLength
          ? refuse('tooLong', { max: maxLength })
          : undefined),
    minimum !== undefined &&
      ((value) =>
        !isBlank(value) && Number(value) < minimum
          ? // Amounts are limited in øre and written in kroner.
            refuse(kind === 'money' && minimum === 1 ? 'aboveZero' : 'atLeast', { min: minimum })
          : undefined),
    maximum !== undefined &&
      ((value) =>
        !isBlank(value) && Number(value) > maximum
          ? refuse('atMost', { max: maximum })
          : undefined),
    pattern !== undefined &&
      ((value) =>
        typeof value === 'string' && value !== '' && !new RegExp(pattern, 'u').test(value)
          ? // The error takes the place of the help.
            refuse(help ? 'patternOf' : 'pattern', { help })
          : undefined),
  ];
  return limits.filter((limit) => typeof limit === 'function');
}

/**
 * The validation possible before sending. The API validates again, and more; this only saves the round trip.
 */
export function validatorsOf(spec: InputSpec): Validator[] {
  return limitsOf(spec).map((limit) => (value: unknown) => limit(value));
}
