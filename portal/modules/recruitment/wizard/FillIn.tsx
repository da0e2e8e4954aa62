import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Answers } from '#forms/applications/application-form.ts';
import { drawPage } from '#forms/applications/draw-page.ts';
import { focusField } from '#portal/app/forms/DraftForm.tsx';
import { FormSkeleton } from '#portal/app/forms/declared/FormSkeleton.tsx';
import { useMutate } from '#portal/app/toasts/useMutate.ts';
import { operationName } from '#portal/graphql/graphql.ts';
import { currentLanguage } from '#portal/ui/language/currentLanguage.ts';
import { useMessages } from '#portal/ui/texts.ts';
import { AnswerFiles } from '../form/AnswerFiles.ts';
import { answerRefusals } from './answerRefusals.ts';
import {
  type Application,
  ownApplicationQuery,
  submitJobApplicationMutation,
} from './applicationFields.ts';
import { ChangedElsewhere } from './ChangedElsewhere.tsx';
import { ChecksList } from './checks/ChecksList.tsx';
import { ChecksSummary } from './checks/ChecksSummary.tsx';
import { useUnsaved } from './checks/unsaved.ts';
import { ExtendApplication } from './ExtendApplication.tsx';
import { FillInFoot } from './FillInFoot.tsx';
import {
  CONSENT,
  errorSchemaOf,
  type Faults,
  faultsOn,
  refusedFaults,
  remainingFaults,
  WHOLE,
} from './faults.ts';
import { Kicker, WayOut } from './Kicker.tsx';
import type { PublicJob } from './publicJobQuery.ts';
import { StepsPanel } from './steps/StepsPanel.tsx';
import { Summary } from './steps/Summary.tsx';
import { useStep, useStepHeading } from './steps/useStep.ts';
import { useSteps } from './steps/useSteps.ts';
import { useAnswers } from './useAnswers.ts';
import { usePageParts } from './usePageParts.ts';
import styles from './Wizard.module.css';

interface Props {
  job: PublicJob;
  application: Application;
  /** The new state; null once it is erased. */
  onChange: (application: Application | null) => void;
}

/** The form page by page, and at last all that was answered, to be looked over and sent in. */
export function FillIn({ job, application, onChange }: Props) {
  const { t } = useMessages(['recruitment/wizard', 'errors']);
  const language = currentLanguage();
  const [agrees, setAgrees] = useState(false);
  const [faults, setFaults] = useState<Faults>({});
  const queryClient = useQueryClient();
  const { answers, files, change, saveState, store, save, elsewhere, version } = useAnswers(
    application,
    (found) => setFaults((now) => ({ ...now, ...found })),
  );
  const stored = useMemo(() => {
    const storeAnswer: typeof store = async (questionId, file) => {
      const code = await store(questionId, file);
      if (code === null) setFaults(({ [questionId]: _mended, ...others }) => others);
      return code;
    };
    return { stored: files, store: storeAnswer };
  }, [files, store]);
  const [send, sending] = useMutate(submitJobApplicationMutation);
  const steps = useSteps(application, answers);
  const { form, pages, shown, demanded, last } = steps;
  const [place, open] = useStep(steps.keys, steps.reachable);
  const heading = useStepHeading(place);
  const { digest } = application.formVersion;
  const { part, judge } = usePageParts(form, digest);
  const isReview = place === last;
  const current = shown[place];
  const page = current && drawPage(current, language);
  const refused = useMemo(() => answerRefusals(pages, language, t), [pages, language, t]);
  const { unsaved, isSaving, saveUnsaved } = useUnsaved();
  // A document that is chosen for a check is saved with the page, and the page stays where it is refused.
  const go = async (to: number) => {
    const areTaken = await saveUnsaved();
    if (!areTaken && to > place) return;
    elsewhere.forget();
    await open(to);
  };
  const readAgain = useCallback(
    () => queryClient.invalidateQueries({ queryKey: [operationName(ownApplicationQuery)] }),
    [queryClient],
  );
  // The review shows the text that will be submitted, so it includes changes made in another window.
  useEffect(() => {
    if (isReview) void save().then(readAgain);
  }, [isReview, save, readAgain]);
  const next = () => {
    const found = current ? faultsOn(current.questions, answers, judge) : {};
    setFaults(found);
    const refusedOnes = Object.keys(found);
    if (refusedOnes.length > 0) focusField(refusedOnes);
    else void go(place + 1);
  };
  const answer = (given: Answers) => {
    setFaults((faultsBefore) => remainingFaults(faultsBefore, answers, given));
    change(given);
  };
  const sendIn = async () => {
    const changes = elsewhere.count();
    if (!(await save())) return setFaults({ [WHOLE]: 'UNSAVED' });
    if (elsewhere.count() > changes) return setFaults({ [WHOLE]: 'CHANGED' });
    const consentVersion = agrees ? job.consent.version : null;
    const input = { id: application.id, consentVersion, updatedAt: version() };
    const payload = await send({ input });
    if (payload?.jobApplication) return onChange(payload.jobApplication);
    const errors = payload?.errors ?? [];
    if (errors.some(({ path }) => path === 'updatedAt')) {
      await readAgain();
      return setFaults({ [WHOLE]: 'CHANGED' });
    }
    const found = refusedFaults(errors);
    setFaults(found);
    const first = shown.findIndex(({ questions }) => questions.some(({ id }) => id in found));
    if (first >= 0) await go(first);
    focusField(Object.keys(found));
  };
  const whole = faults[WHOLE];
  return (
    <div className={styles.frame}>
      <StepsPanel
        job={job}
        titles={steps.titles}
        at={place}
        reachable={steps.reachable}
        waiting={steps.waiting}
        onGo={(to) => void go(to)}
      />
      <div className={styles.paper}>
        <Kicker>{job.title}</Kicker>
        <h1 ref={heading} className={styles.title} tabIndex={-1} data-page-heading>
          {steps.titles[place]}
        </h1>
        {(!page || page.description) && (
          <p className={styles.tagline}>
            {page ? page.description : t(isReview ? 'summary.lead' : 'checks.lead')}
          </p>
        )}
        <ExtendApplication application={application} onChange={onChange} />
        {job.opening !== 'OPEN' && (
          <p className={styles.note} role="status">
            {t('closed.meanwhile', { why: t(`closed.${job.opening}`) })}
          </p>
        )}
        <ChangedElsewhere pages={pages} ids={elsewhere.changed} />
        {whole && (
          <p className={styles.fault} role="alert">
            {t(`refused.${whole}`, { defaultValue: t('refused.other') })}
          </p>
        )}
        {place < last && !page ? (
          <ChecksList {...{ application, demanded, unsaved, onChange }} before={save} />
        ) : !page ? (
          <Summary
            {...{ form, answers, files, agrees }}
            consent={job.consent}
            fault={faults[CONSENT]}
            onAgree={setAgrees}
          >
            <ChecksSummary {...{ application, demanded }} />
          </Summary>
        ) : part ? (
          <AnswerFiles value={stored}>
            <part.FormPage
              key={current.page.pointer}
              theme={part.theme}
              page={page}
              answers={answers}
              onChange={answer}
              errors={errorSchemaOf(faults)}
              refused={refused}
            />
          </AnswerFiles>
        ) : (
          <FormSkeleton />
        )}
        <FillInFoot
          {...{ application, place, last, saveState }}
          sending={sending || isSaving}
          isOpen={job.opening === 'OPEN'}
          onBack={() => void go(place - 1)}
          onNext={next}
          onSend={() => void sendIn()}
          onErased={() => onChange(null)}
        />
        {job.opening !== 'OPEN' && <WayOut />}
      </div>
    </div>
  );
}
