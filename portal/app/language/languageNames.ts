import type { Language } from '../../ui/language/languages.ts';

/** Each language as its own speakers call it. */
export const languageNames: Record<Language, string> = { nb: 'Norsk', en: 'English' };
