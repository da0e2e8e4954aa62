import { mapInput } from '#forms/validate/map-input.ts';
import type { FieldError } from '#forms/validate/to-field-errors.ts';
import { validateInput } from '#forms/validate/validate-input.ts';
import type { Form } from '../forms/read-forms.ts';

/** Whether an error at a path may follow from an error at another one. */
function touches(path: string, other: string): boolean {
  return path === other || path.startsWith(`${other}.`) || other.startsWith(`${path}.`);
}

/** The refusals that do not follow from errors known before. */
export function newsAmong(refusals: FieldError[], known: FieldError[]): FieldError[] {
  return refusals.filter(({ path }) => !known.some((error) => touches(path, error.path)));
}

/** The input without its broken parts; null when the rest is no input for the form. */
export function withoutBroken({ schema, validator }: Form, input: unknown, known: FieldError[]) {
  const paths = new Set(known.map(({ path }) => path));
  // Of an upload there is all or nothing.
  const isBroken = (file: boolean, path: string) =>
    paths.has(path) || (file && known.some((error) => error.path.startsWith(`${path}.`)));
  const rest = mapInput(schema, input, ({ file }, _value, path) =>
    isBroken(file !== undefined, path) ? { value: undefined } : undefined,
  );
  const left = validateInput(validator, schema, rest);
  return newsAmong(left, known).length > 0 || paths.has('')
    ? null
    : (rest as Record<string, unknown>);
}
