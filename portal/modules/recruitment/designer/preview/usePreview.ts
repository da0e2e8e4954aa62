import { useMemo, useRef } from 'react';
import type { Answers, ApplicationForm } from '#forms/applications/application-form.ts';
import type { Language } from '#portal/ui/language/languages.ts';
import { useDesign } from '../Design.ts';
import { drawable, type PreviewPage, previewPages } from './previewPages.ts';

/** The pages as shown, or the last valid ones while the text is invalid. */
export function usePreview(answers: Answers, language: Language) {
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
      console.info('Nothing to draw yet', error);
    }
    return last.current;
  }, [outline, text, answers, language]);
}
