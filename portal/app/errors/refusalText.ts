import i18next from 'i18next';
import { refusalIn } from '../../../forms/words/refusal-in.ts';
import { loadedWords } from '../../ui/words/wordsNamespaces.ts';
import type { Refusal } from './Refusal.ts';

/** The texts that a refusal may need, for a caller that can wait for them. */
export const refusalNamespaces = ['errors', 'field-errors', 'words'];

/**
 * Says a refusal in plain words. `field` is the field's own label, for codes that only know that
 * something is missing. Whoever says one has asked for the texts before: `useTranslation('errors')`. The
 * sentences that fields have of their own are fetched with the first refusal; until they have come, the
 * code's own sentence is said.
 */
export function refusalText(refusal: Refusal, language: string, field?: string): string {
  const ofFields = i18next.getResourceBundle(language, 'field-errors');
  if (!ofFields && refusal.path) i18next.loadNamespaces('field-errors').catch(console.warn);
  const errors = { ...ofFields, ...i18next.getResourceBundle(language, 'errors') };
  const words = { ...loadedWords(i18next, language), errors };
  return (
    refusalIn(words, refusal, field) ??
    refusalIn(words, { code: 'TRANSITION_FAILED', path: '' }) ??
    ''
  );
}
