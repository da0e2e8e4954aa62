import { useMemo } from 'react';
import { moduleWords } from '../../locale/moduleWords.ts';
import { useCurrentLocale } from '../../locale/useCurrentLocale.ts';
import { type Labels, labelsIn } from './labelsIn.ts';

/** The words of the chosen language. */
export function useLabels(): Labels {
  const locale = useCurrentLocale();
  const words = moduleWords(locale);
  return useMemo(() => labelsIn(locale, words), [locale, words]);
}
