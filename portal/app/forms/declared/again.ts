import { isAgain } from '#forms/describe/again-of.ts';
import type { InputSchema } from '#forms/validate/input-schema.ts';
import type { Refusal } from '../../errors/refusalText.ts';

/** Refusals for repeated fields, such as a new password, whose two values differ. */
export function writtenUnlike(schema: InputSchema, data: unknown, path: string[] = []): Refusal[] {
  const values = (data ?? {}) as Record<string, unknown>;
  return Object.entries(schema.properties ?? {}).flatMap(([name, part]) => {
    if (part.properties) return writtenUnlike(part, values[name], [...path, name]);
    if (!isAgain(name)) return [];
    const first = values[name.replace(/^\$|Again$/g, '')] ?? '';
    const isAlike = first === (values[name] ?? '');
    return isAlike ? [] : [{ code: 'INVALID', path: [...path, name].join('.') }];
  });
}
