import type { InputSchema } from './input-schema.ts';
import type { FieldError } from './to-field-errors.ts';
import { mapInput } from './validate-input.ts';

/** A text of so many characters more than its limit may still be short once it is tidied. */
const untidy = 4;
const longestText = 20_000;

/**
 * The lists and texts of an input that exceed their maximum by far. Checked before anything else, since reporting the
 * errors of a hundred thousand items, or tidying three million characters, is slow and useless.
 */
export function findOversized(schema: InputSchema, input: unknown): FieldError[] {
  const errors: FieldError[] = [];
  mapInput(schema, input, (field, value, path) => {
    if (field.file) return { value };
    if (!isOversized(field, value)) return undefined;
    errors.push({ code: 'TOO_BIG', path });
    return { value };
  });
  return errors;
}

function isOversized({ type, maxItems, maxLength = longestText }: InputSchema, value: unknown) {
  if (Array.isArray(value)) return typeof maxItems === 'number' && value.length > maxItems;
  const isText = typeof value === 'string' && [type].flat().includes('string');
  return isText && value.length > untidy * Number(maxLength);
}
