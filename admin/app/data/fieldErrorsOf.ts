import { wordsIn } from '#forms/words/words-in.ts';
import type { Refusal } from '../api/authorizedFetch.ts';
import type { Locale } from '../locale/locale.ts';
import { errorTextOf, moduleWords } from '../locale/words.ts';

/** A field by its word; where there is none the name itself is made readable further down. */
function wordOf(path: string, locale: Locale): string | undefined {
  const field = path.split('.').findLast((key) => !/^\d+$/.test(key)) ?? '';
  return wordsIn(moduleWords(locale)).fieldNamed(field);
}

type FieldErrors = { [field: string]: FieldErrors | string };

/**
 * Refusals as the nested object a form expects: `address.postalCode` → `{address: {postalCode}}`. Refusals
 * without a field go under `root.serverError`.
 */
export function fieldErrorsOf(
  refusals: Refusal[],
  locale: Locale,
  labelOf: (path: string) => string | undefined = () => undefined,
): FieldErrors {
  const errors: FieldErrors = {};
  for (const { code, path } of refusals) {
    const keys = path === '' ? ['root', 'serverError'] : path.split('.');
    const last = keys.pop() ?? '';
    let at = errors;
    for (const key of keys) {
      const next = at[key];
      const inner: FieldErrors = typeof next === 'object' ? next : {};
      at[key] = inner;
      at = inner;
    }
    at[last] = errorTextOf(code, locale, path, labelOf(path) ?? wordOf(path, locale));
  }
  return errors;
}
