/** A language the product writes in, as the web names it. */
export type WrittenLanguage = 'nb' | 'en';

/** The language of a row, as the database names it, in the web's words. Norwegian unless told. */
export function writtenLanguage(language: 'NB' | 'EN'): WrittenLanguage {
  return language === 'EN' ? 'en' : 'nb';
}
