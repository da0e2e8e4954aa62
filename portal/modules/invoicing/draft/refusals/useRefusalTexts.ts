import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { type Refusal, refusalText } from '#portal/app/errors/refusalText.ts';

/** Finds the text of a refusal at a path, in the current language. */
export function useRefusalTexts(refusals: readonly Refusal[]) {
  const { language } = useTranslation('errors').i18n;
  return useCallback(
    (path: string, label: string): string | undefined => {
      const refusal = refusals.find((one) => one.path === path);
      return refusal && refusalText(refusal, language, label);
    },
    [refusals, language],
  );
}
