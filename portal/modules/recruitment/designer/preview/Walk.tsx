import { useRef, useState } from 'react';
import type { Answers } from '#forms/applications/application-form.ts';
import { FormSkeleton } from '#portal/app/forms/declared/FormSkeleton.tsx';
import { loadTheme } from '#portal/app/forms/declared/loadTheme.ts';
import { Button } from '#portal/ui/controls/Button.tsx';
import { usePart } from '#portal/ui/parts/usePart.ts';
import { useMessages } from '#portal/ui/texts.ts';
import { useDesign } from '../Design.ts';
import type { FormOutline } from '../document/FormOutline.ts';
import styles from './Preview.module.css';
import type { PreviewPage } from './previewPages.ts';

interface Props {
  pages: readonly PreviewPage[];
  answers: Answers;
  onChange: (answers: Answers) => void;
}

const load = async () => {
  const [{ FormPage }, theme] = await Promise.all([import('../../form/FormPage.tsx'), loadTheme()]);
  return { FormPage, theme };
};

/** Goes through the form page by page; pages come and go with the answers. */
export function Walk({ pages, answers, onChange }: Props) {
  const { t } = useMessages('recruitment/designer');
  const [at, setAt] = useState(0);
  const top = useRef<HTMLHeadingElement>(null);
  const part = usePart(load, true, () => {});
  const { outline, opened } = useDesign();
  const wanted = pageOf(outline, opened);
  const [followed, setFollowed] = useState<number | null>(null);
  if (wanted !== followed) {
    // The preview follows the part being edited, unless the answers hide it.
    setFollowed(wanted);
    const shown = pages.findIndex((one) => one.at === wanted);
    if (shown >= 0) setAt(shown);
  }
  const place = Math.min(at, pages.length - 1);
  const page = pages[place];
  if (!page) return <p className={styles.nothing}>{t('preview.nothing')}</p>;
  const go = (to: number) => {
    setAt(to);
    top.current?.focus();
  };
  return (
    <>
      <p className={styles.step}>{t('preview.step', { number: place + 1, count: pages.length })}</p>
      <h2 ref={top} tabIndex={-1} className={styles.title}>
        {page.title || t('page.unnamed')}
      </h2>
      {page.description && <p className={styles.lead}>{page.description}</p>}
      {part ? (
        <part.FormPage
          key={page.at}
          theme={part.theme}
          page={page}
          answers={answers}
          onChange={onChange}
        />
      ) : (
        <FormSkeleton />
      )}
      <div className={styles.foot}>
        {place > 0 && (
          <Button variant="light" onClick={() => go(place - 1)}>
            {t('preview.back')}
          </Button>
        )}
        {place < pages.length - 1 ? (
          <Button onClick={() => go(place + 1)}>{t('preview.next')}</Button>
        ) : (
          <Button disabled>{t('preview.send')}</Button>
        )}
      </div>
    </>
  );
}

/** The page of the part that is open in the outline. */
function pageOf({ pages }: FormOutline, opened: string | null): number | null {
  const page = pages.find(
    ({ key, questions }) => key === opened || questions.some((one) => one.key === opened),
  );
  return page?.at ?? null;
}
