import type { LabelTexts } from './LabelTexts.ts';
import type { Locale } from './locale.ts';

const files = import.meta.glob<LabelTexts>('../../modules/*/labels.*.json', {
  eager: true,
  import: 'default',
});

function joined(locale: Locale): LabelTexts {
  const texts = Object.entries(files)
    .filter(([path]) => path.endsWith(`labels.${locale}.json`))
    .map(([, file]) => file);
  return {
    words: Object.assign({}, ...texts.map(({ words }) => words)),
    rows: Object.assign({}, ...texts.map(({ rows }) => rows)),
    values: Object.assign({}, ...texts.map(({ values }) => values)),
  };
}

const known: Record<Locale, LabelTexts> = { nb: joined('nb'), en: joined('en') };

/** The label files of all modules as one; a new module's are found by their place. */
export function moduleTexts(locale: Locale): LabelTexts {
  return known[locale];
}
