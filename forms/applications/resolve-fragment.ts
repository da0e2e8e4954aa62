import type { InputSchema } from '../validate/input-schema.ts';
import { atPointer } from './at-pointer.ts';

/** A question's own schema with what it names by `$ref` in its place. What leads nowhere, or in a circle, is left out. */
export function resolveFragment(
  fragment: InputSchema,
  document: unknown,
  seen: readonly string[] = [],
): InputSchema {
  const { $ref, ...own } = fragment;
  const items = own.items && { items: resolveFragment(own.items, document, seen) };
  if ($ref === undefined || seen.includes($ref)) return { ...own, ...items };
  const named = $ref.startsWith('#/') ? atPointer(document, $ref.slice(1)) : undefined;
  if (typeof named !== 'object' || named === null) return { ...own, ...items };
  return { ...resolveFragment(named as InputSchema, document, [...seen, $ref]), ...own, ...items };
}
