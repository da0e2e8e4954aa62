import type { InputSchema } from '#forms/validate/input-schema.ts';
import type { FieldError } from '#forms/validate/to-field-errors.ts';
import { mapInput } from '#forms/validate/validate-input.ts';

/** Reads an id that must be of a given GraphQL type; null when it is not one. */
export type ReadId = (id: unknown, typeName: string) => string | null;

/** Puts raw uuids in the place of ids. One that is malformed or of another type is INVALID. */
export function decodeIds(
  schema: InputSchema,
  input: unknown,
  readId: ReadId,
): { input: unknown; errors: FieldError[] } {
  const errors: FieldError[] = [];
  const decoded = mapInput(schema, input, ({ nodeType }, value, path) => {
    if (!nodeType || typeof value !== 'string') return undefined;
    const uuid = readId(value, nodeType);
    if (uuid === null) errors.push({ code: 'INVALID', path });
    return { value: uuid };
  });
  return { input: decoded, errors };
}
