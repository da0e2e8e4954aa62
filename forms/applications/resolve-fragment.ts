import type { InputSchema } from '../validate/input-schema.ts';
import { atPointer } from './at-pointer.ts';

/**
 * A question's own schema with each `$ref` expanded. References that are dangling or circular are left out.
 */
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
