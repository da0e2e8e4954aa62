import type { InputSchema } from './input-schema.ts';
import type { FieldError } from './to-field-errors.ts';
import { mapInput } from './validate-input.ts';

/**
 * The lists of an input that exceed their maximum. Checked before anything else, since reporting the errors
 * of a hundred thousand items is slow and useless.
 */
export function findOverfullLists(schema: InputSchema, input: unknown): FieldError[] {
  const errors: FieldError[] = [];
  mapInput(schema, input, ({ maxItems }, value, path) => {
    if (typeof maxItems !== 'number' || !Array.isArray(value)) return undefined;
    if (value.length <= maxItems) return undefined;
    errors.push({ code: 'TOO_BIG', path });
    return { value };
  });
  return errors;
}
