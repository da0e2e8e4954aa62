import { useMemo } from 'react';
import type { Answers, ApplicationForm, JobCheck } from '#forms/applications/application-form.ts';
import { demandedChecks } from '#forms/applications/demanded-checks.ts';
import { drawPage } from '#forms/applications/draw-page.ts';
import { readPages } from '#forms/applications/read-pages.ts';
import { shownAnswers, shownParts } from '#forms/applications/shown-parts.ts';
import { useSignedIn } from '#portal/app/session/useSignedIn.ts';
import { currentLanguage } from '#portal/ui/language/currentLanguage.ts';
import { useMessages, useWords } from '#portal/ui/texts.ts';
import type { Application } from '../applicationFields.ts';
import { waitsForApplicant } from '../checks/standing.ts';
import { isComplete } from '../faults.ts';

/** The steps of an application for the answers so far: its pages, the checks where any are demanded, the review. */
export function useSteps(application: Application, answers: Answers) {
  const { formVersion } = application;
  const { hasIdentity } = useSignedIn();
  const { t } = useMessages('recruitment/wizard');
  const checksTitle = useWords('recruitment').field('job_applications.submittedJobChecks').label;
  const language = currentLanguage();
  const form = formVersion.applicationForm as ApplicationForm;
  const pages = useMemo(() => readPages(form), [form]);
  const shown = shownParts(pages, answers);
  const demanded = demandedChecks(
    formVersion.jobChecks as JobCheck[],
    shownAnswers(pages, answers),
  );
  const hasChecks = demanded.length > 0;
  const last = shown.length + (hasChecks ? 1 : 0);
  const unfinished = shown.findIndex(({ questions }) => !isComplete(questions, answers));
  return {
    form,
    pages,
    shown,
    demanded,
    last,
    /**
     * The name of each step in the address: a page by its position in the form, which does not depend on
     * answers.
     */
    keys: [
      ...shown.map(({ page }) => page.pointer.replace('/pages/', 'page-')),
      ...(hasChecks ? ['checks'] : []),
      'review',
    ],
    titles: [
      ...shown.map((one) => drawPage(one, language).title),
      ...(hasChecks ? [checksTitle] : []),
      t('summary.title'),
    ],
    reachable: unfinished < 0 ? last : unfinished,
    /** The step of the checks while it waits for something: it may be passed, and is not done. */
    waiting: waitsForApplicant(application, demanded, hasIdentity) ? shown.length : null,
  };
}
