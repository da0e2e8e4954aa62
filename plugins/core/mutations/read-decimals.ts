import type { InputSchema } from '#forms/validate/input-schema.ts';
import { mapInput } from '#forms/validate/map-input.ts';

/** Writes every decimal as text, so that SQL never sees a rounded float. */
export function readDecimals(schema: InputSchema, input: unknown): unknown {
  return mapInput(schema, input, ({ format }, value) =>
    format === 'decimal' && typeof value === 'number' ? { value: String(value) } : undefined,
  );
}
