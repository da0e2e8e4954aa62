import { useMemo } from 'react';
import { useLocale } from 'react-admin';
import { moduleWords } from '../locale/moduleWords.ts';
import { type Labels, labelsIn } from './labelsIn.ts';

/** The words of the chosen language. */
export function useLabels(): Labels {
  const locale = useLocale() === 'en' ? 'en' : 'nb';
  return useMemo(() => labelsIn(locale, moduleWords(locale)), [locale]);
}
