import { useMemo } from 'react';
import { useLocale } from 'react-admin';
import en from '../messages.en.json';
import nb from '../messages.nb.json';
import { type Labels, labelsIn } from './labelsIn.ts';

/** The words of the chosen language. */
export function useLabels(): Labels {
  const locale = useLocale() === 'en' ? 'en' : 'nb';
  return useMemo(() => labelsIn(locale, (locale === 'nb' ? nb : en).words), [locale]);
}
