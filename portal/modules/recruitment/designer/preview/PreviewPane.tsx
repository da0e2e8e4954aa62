import i18next from 'i18next';
import { type ReactNode, Suspense, useMemo, useState } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import type { Answers } from '#forms/applications/application-form.ts';
import { FormSkeleton } from '#portal/app/forms/declared/FormSkeleton.tsx';
import { languageNames, useLanguage } from '#portal/app/language/useLanguage.ts';
import { toastFailure } from '#portal/app/toasts/toastFailure.ts';
import { Button } from '#portal/ui/controls/Button.tsx';
import { Choice } from '#portal/ui/controls/Choice.tsx';
import { type Language, languages } from '#portal/ui/language/languages.ts';
import { patiently } from '#portal/ui/parts/patiently.ts';
import { useDesign } from '../Design.ts';
import { Frame } from './Frame.tsx';
import styles from './Preview.module.css';
import { usePreview } from './usePreview.ts';
import { Walk } from './Walk.tsx';

const widths = ['phone', 'desktop'] as const;

/**
 * The form as applicants see it, on a phone and on a wide window, in both languages. It can be tried; nothing
 * is sent.
 */
export function PreviewPane() {
  const { t } = useTranslation('recruitment/designer');
  const { announce } = useDesign();
  const [width, setWidth] = useState<(typeof widths)[number]>('phone');
  const [language, setLanguage] = useState<Language>(useLanguage());
  const [answers, setAnswers] = useState<Answers>({});
  const { form, pages } = usePreview(answers, language);
  const fill = () => {
    patiently(() => import('./samples.ts')).then(({ samples }) => {
      setAnswers(samples(form));
      announce(t('preview.filled'));
    }, toastFailure);
  };
  return (
    <div className={styles.pane}>
      <div className={styles.tools}>
        <Choice
          label={t('preview.width')}
          value={width}
          choices={widths.map((one) => ({ value: one, label: t(`preview.${one}`) }))}
          onChange={setWidth}
        />
        <Choice
          label={t('preview.language')}
          value={language}
          choices={languages.map((one) => ({ value: one, label: languageNames[one] }))}
          onChange={setLanguage}
        />
        <Button variant="subtle" size="sm" onClick={fill}>
          {t('preview.fill')}
        </Button>
        <Button variant="subtle" size="sm" onClick={() => setAnswers({})}>
          {t('preview.empty')}
        </Button>
      </div>
      <Frame isWide={width === 'desktop'} label={t('preview.frame')} language={language}>
        <InLanguage language={language}>
          <Walk pages={pages} answers={answers} onChange={setAnswers} />
        </InLanguage>
      </Frame>
    </div>
  );
}

/** Everything within speaks a language of its own, whatever the page around it speaks. */
function InLanguage({ language, children }: { language: Language; children: ReactNode }) {
  const spoken = useMemo(() => i18next.cloneInstance({ lng: language }), [language]);
  return (
    <I18nextProvider i18n={spoken}>
      <Suspense fallback={<FormSkeleton />}>{children}</Suspense>
    </I18nextProvider>
  );
}
