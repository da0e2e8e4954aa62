import type { InputSchema } from './input-schema.ts';

type Visit = (schema: InputSchema, value: unknown, path: string) => { value: unknown } | undefined;

/**
 * Copies an input along its schema. `visit` may return a value's replacement; other values are copied,
 * recursing into objects and lists. Absent stays absent and null stays null.
 */
export function mapInput(schema: InputSchema, value: unknown, visit: Visit, path = ''): unknown {
  const answer = visit(schema, value, path);
  if (answer) return answer.value;
  const below = (key: string | number) => (path === '' ? String(key) : `${path}.${key}`);
  if (Array.isArray(value)) {
    return value.map((item, i) => mapInput(schema.items ?? {}, item, visit, below(i)));
  }
  if (value !== null && typeof value === 'object') {
    const entries = Object.entries(value).map(([key, item]): [string, unknown] => [
      key,
      mapInput(schema.properties?.[key] ?? {}, item, visit, below(key)),
    ]);
    return Object.fromEntries(entries);
  }
  return value;
}
