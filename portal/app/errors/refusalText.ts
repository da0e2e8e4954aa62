import i18next from 'i18next';
import { refusalIn } from '#forms/words/refusal-in.ts';
import { TEXTS_CHANGED } from '../../ui/language/currentLanguage.ts';
import { loadedWords } from '../../ui/texts.ts';

/** One broken rule, as every mutation reports it. */
export interface Refusal {
  code: string;
  path: string;
  /** The label of the field, where its form knows the field but does not render it. */
  label?: string;
}

/** The texts that a refusal may need, for a caller that can wait for them. */
export const refusalNamespaces = ['errors', 'field-errors', 'words'];

/**
 * The text of a refusal. `field` is the label of the field, for codes that only know that a value is missing.
 * Callers load the texts first: `useMessages('errors')`. Sentences for single fields are fetched with the
 * first refusal; until they have loaded, the code's general sentence is used.
 */
export function refusalText(refusal: Refusal, language: string, field?: string): string {
  const ofFields = i18next.getResourceBundle(language, 'field-errors');
  if (!ofFields && refusal.path) fetchSentences(language);
  const errors = { ...ofFields, ...i18next.getResourceBundle(language, 'errors') };
  const words = { ...loadedWords(i18next, language), errors };
  return (
    refusalIn(words, refusal, field) ??
    refusalIn(words, { code: 'TRANSITION_FAILED', path: '' }) ??
    ''
  );
}

const RETRY_MS = 10_000;
const requested = new Set<string>();

/**
 * Fetches the sentences of fields, and renders the page again only when they have arrived: without a connection each rendering
 * would request the next one, until the page no longer answers.
 */
function fetchSentences(language: string): void {
  if (requested.has(language)) return;
  requested.add(language);
  i18next
    .reloadResources(language, 'field-errors')
    .catch(console.warn)
    .then(() => {
      if (i18next.hasResourceBundle(language, 'field-errors')) i18next.emit(TEXTS_CHANGED);
      else setTimeout(() => requested.delete(language), RETRY_MS);
    });
}
