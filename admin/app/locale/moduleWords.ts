import { joinWords } from '../../../forms/words/join-words.ts';
import type { Words } from '../../../forms/words/words.ts';
import type { Locale } from './locale.ts';

const files = import.meta.glob<Partial<Words>>('../../../forms/modules/*/words.*.json', {
  eager: true,
  import: 'default',
});

const joined = (locale: Locale) =>
  joinWords(
    Object.entries(files)
      .filter(([path]) => path.endsWith(`words.${locale}.json`))
      .map(([, file]) => file),
  );

const known: Record<Locale, Words> = { nb: joined('nb'), en: joined('en') };

/** The words of all modules; a new module's are found by their place. */
export function moduleWords(locale: Locale): Words {
  return known[locale];
}
