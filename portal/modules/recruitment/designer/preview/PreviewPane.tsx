import i18next from 'i18next';
import { type ReactNode, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import type { Answers, ApplicationForm } from '#forms/applications/application-form.ts';
import { FormSkeleton } from '#portal/app/forms/declared/FormSkeleton.tsx';
import { languageNames, useLanguage } from '#portal/app/language/useLanguage.ts';
import { toastFailure } from '#portal/app/toasts/toast.ts';
import { Button } from '#portal/ui/controls/Button.tsx';
import { Choice } from '#portal/ui/controls/Choice.tsx';
import { type Language, languages } from '#portal/ui/language/currentLanguage.ts';
import { patiently } from '#portal/ui/parts/patiently.ts';
import { useMessages } from '#portal/ui/texts.ts';
import { useDesign } from '../Design.ts';
import styles from './Preview.module.css';
import { drawable, type PreviewPage, previewPages } from './previewPages.ts';
import { Walk } from './Walk.tsx';

const DESKTOP = 820;

interface Props {
  isWide: boolean;
  label: string;
  language: Language;
  children: ReactNode;
}

const widths = ['phone', 'desktop'] as const;

/**
 * The form as applicants see it, on a phone and on a wide window, in both languages. It can be tried; nothing
 * is sent.
 */
export function PreviewPane() {
  const { t } = useMessages('recruitment/designer');
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

/** A window of another size within the page. A wide window is scaled down to fit. */
function Frame({ isWide, label, language, children }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(DESKTOP);
  useEffect(() => {
    const frame = place.current;
    if (!frame) return;
    const watch = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? DESKTOP));
    watch.observe(frame);
    return () => watch.disconnect();
  }, []);
  return (
    <div ref={place} className={styles.place}>
      <section
        className={styles.frame}
        aria-label={label}
        lang={language}
        data-wide={isWide || undefined}
        style={isWide ? { width: DESKTOP, zoom: Math.min(1, width / DESKTOP) } : undefined}
      >
        {children}
      </section>
    </div>
  );
}

/** The pages as shown, or the last valid ones while the text is invalid. */
function usePreview(answers: Answers, language: Language) {
  const { outline, text } = useDesign();
  const last = useRef<{ form: ApplicationForm; pages: PreviewPage[] }>({
    form: { pages: [] },
    pages: [],
  });
  return useMemo(() => {
    try {
      const form = drawable(outline, text);
      last.current = { form, pages: previewPages(form, answers, language) };
    } catch (error) {
      // An unfinished form can fail in any way; the list of problems explains it.
      console.info('The form cannot be rendered yet', error);
    }
    return last.current;
  }, [outline, text, answers, language]);
}
