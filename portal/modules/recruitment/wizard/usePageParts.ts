import { useCallback } from 'react';
import type { ApplicationForm } from '#forms/applications/application-form.ts';
import { loadTheme } from '#portal/app/forms/declared/loadTheme.ts';
import { usePart } from '#portal/ui/parts/usePart.ts';
import { loadJudge } from './faults.ts';

const load = async () => {
  const [{ FormPage }, theme] = await Promise.all([import('../form/FormPage.tsx'), loadTheme()]);
  return { FormPage, theme };
};

const ignored = () => {};

/** The scripts of a page of the form, null until they are there: its rendering, and the judge of its answers. */
export function usePageParts(form: ApplicationForm, digest: string) {
  const part = usePart(load, true, ignored);
  // Without it the server judges all the same, once it is sent in.
  const judge = usePart(
    useCallback(() => loadJudge(form, digest), [form, digest]),
    true,
    ignored,
  );
  return { part, judge };
}
