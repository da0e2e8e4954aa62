import type { CatalogueMutation } from '../../../plugins/core/catalogue/catalogue.ts';
import type { Locale } from '../locale/locale.ts';

/** A text of a mutation's `messages.<language>.json`, written flat (`a.b`) or nested. */
export function messageOf(
  mutation: CatalogueMutation,
  locale: Locale,
  path: string,
): string | null {
  const texts: unknown = mutation.messages[locale];
  if (typeof texts !== 'object' || texts === null) return null;
  const flat = Object.entries(texts).find(([key]) => key === path)?.[1];
  const nested = path
    .split('.')
    .reduce<unknown>(
      (at, key) => (typeof at === 'object' && at !== null ? Reflect.get(at, key) : undefined),
      texts,
    );
  const text = flat ?? nested;
  return typeof text === 'string' && text !== '' ? text : null;
}
