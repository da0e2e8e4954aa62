import type { FieldError } from './field-error.ts';
import type { InputSchema } from './input-schema.ts';
import { mapInput } from './map-input.ts';

/**
 * The lists of an input that are longer than they may be. Looked for before anything else, since
 * telling what is wrong with each of a hundred thousand items helps nobody and takes long.
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
