import i18next from 'i18next';
import type { Language } from '../../ui/language/currentLanguage.ts';

let wanted: Language | undefined;
let change: Promise<unknown> = Promise.resolve();

/**
 * Changes the language of the page and waits for its texts. A change that is still loading counts: after two presses
 * the language pressed last stays, however long either takes to come.
 */
export async function showLanguage(language: Language): Promise<void> {
  document.documentElement.lang = language;
  if ((wanted ?? i18next.language) !== language) change = i18next.changeLanguage(language);
  wanted = language;
  await change;
}
