import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type SaidWords, wordsIn } from '../../../forms/words/words-in.ts';

/**
 * What the modules call their things, in the present language: `useWords().field('clients.name')`.
 * A page that strangers open names the one module whose words it needs.
 */
export function useWords(module?: string): SaidWords {
  const namespace = module ? `words-${module}` : 'words';
  const { i18n } = useTranslation(namespace);
  const bundle = i18n.getResourceBundle(i18n.language, namespace);
  return useMemo(() => wordsIn(bundle ?? {}), [bundle]);
}
