import { useMemo } from 'react';
import { useLocale } from 'react-admin';
import { moduleTexts } from '../locale/moduleTexts.ts';
import { type Labels, labelsIn } from './labelsIn.ts';

/** The words of the chosen language. */
export function useLabels(): Labels {
  const locale = useLocale() === 'en' ? 'en' : 'nb';
  return useMemo(() => labelsIn(locale, moduleTexts(locale)), [locale]);
}
