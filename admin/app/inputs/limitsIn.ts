import type { InputSchema } from '#forms/validate/input-schema.ts';
import type { InputSpec } from './InputSpec.ts';

type Limits = Pick<InputSpec, 'minLength' | 'maxLength' | 'pattern' | 'minimum' | 'maximum'>;

const names = ['minLength', 'maxLength', 'pattern', 'minimum', 'maximum'] as const;

/** The minimum and maximum of a value, from its schema. */
export function limitsIn(schema: InputSchema): Limits {
  const present = names.filter((name) => schema[name] !== undefined);
  return Object.fromEntries(present.map((name) => [name, schema[name]]));
}
