/** A language the product writes in, as the web names it. */
export type WrittenLanguage = 'nb' | 'en';

/** The BCP 47 code of a row's language. Norwegian by default. */
export function writtenLanguage(language: 'NB' | 'EN'): WrittenLanguage {
  return language === 'EN' ? 'en' : 'nb';
}
