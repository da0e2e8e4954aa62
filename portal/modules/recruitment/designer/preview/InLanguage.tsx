import i18next from 'i18next';
import { type ReactNode, Suspense, useMemo } from 'react';
import { I18nextProvider } from 'react-i18next';
import { FormSkeleton } from '#portal/app/forms/declared/FormSkeleton.tsx';
import type { Language } from '#portal/ui/language/languages.ts';

/** Everything within speaks a language of its own, whatever the page around it speaks. */
export function InLanguage({ language, children }: { language: Language; children: ReactNode }) {
  const spoken = useMemo(() => i18next.cloneInstance({ lng: language }), [language]);
  return (
    <I18nextProvider i18n={spoken}>
      <Suspense fallback={<FormSkeleton />}>{children}</Suspense>
    </I18nextProvider>
  );
}
