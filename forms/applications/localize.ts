import type { LocalizedText } from './application-form.ts';
import type { ResolvedQuestion } from './read-pages.ts';

type Language = 'nb' | 'en';

/** The text in a language; if missing, that in the other. */
export function localize(text: LocalizedText | undefined, language: Language): string {
  if (text === undefined || typeof text === 'string') return text ?? '';
  return text[language] || text[language === 'nb' ? 'en' : 'nb'] || '';
}

/** The label of a chosen option, or the text as written if it is no option. */
export const optionLabel = (
  { options }: Pick<ResolvedQuestion, 'options'>,
  value: string,
  language: 'nb' | 'en',
): string => localize(options.find((one) => one.value === value)?.label ?? value, language);
