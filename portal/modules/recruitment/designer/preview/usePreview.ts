import { useMemo, useRef } from 'react';
import type {
  Answers,
  ApplicationForm,
} from '../../../../../forms/applications/application-form.ts';
import type { Language } from '../../../../ui/language/languages.ts';
import { useDesign } from '../Design.ts';
import { drawable, type PreviewPage, previewPages } from './previewPages.ts';

/** The pages as they are shown, and the last that could be drawn while something in the text cannot. */
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
      // What is half written may be anything; the list of what to mend says it.
      console.info('Nothing to draw yet', error);
    }
    return last.current;
  }, [outline, text, answers, language]);
}
