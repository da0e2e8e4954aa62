import type { ErrorSchema } from '@rjsf/utils';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type {
  Answers,
  ApplicationForm,
  JobCheck,
} from '../../../../forms/applications/application-form.ts';
import { demandedChecks } from '../../../../forms/applications/demanded-checks.ts';
import { drawPage } from '../../../../forms/applications/draw-page.ts';
import { readPages } from '../../../../forms/applications/read-pages.ts';
import { keptAnswers, shownParts } from '../../../../forms/applications/shown-parts.ts';
import { FormSkeleton } from '../../../app/forms/declared/FormSkeleton.tsx';
import { loadTheme } from '../../../app/forms/declared/loadTheme.ts';
import { focusField } from '../../../app/forms/focusField.ts';
import { useMutate } from '../../../app/toasts/useMutate.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { currentLanguage } from '../../../ui/language/currentLanguage.ts';
import { usePart } from '../../../ui/parts/usePart.ts';
import { useWords } from '../../../ui/words/useWords.ts';
import { AnswerFiles } from '../form/AnswerFiles.ts';
import type { Application } from './Application.ts';
import { ChecksList } from './ChecksList.tsx';
import { EraseApplication } from './EraseApplication.tsx';
import { type Faults, faultsOn, refusedWords, stillTold } from './faults.ts';
import { KeepApplication } from './KeepApplication.tsx';
import { loadJudge } from './loadJudge.ts';
import { StepsPanel } from './StepsPanel.tsx';
import { Summary } from './Summary.tsx';
import { submitJobApplicationMutation } from './submitJobApplicationMutation.ts';
import type { PublicJob } from './themeOf.ts';
import { useAnswers } from './useAnswers.ts';
import styles from './Wizard.module.css';

interface Props {
  job: PublicJob;
  application: Application;
  /** What it is now; null once it is erased. */
  onChange: (application: Application | null) => void;
}

const load = async () => {
  const [{ FormPage }, theme] = await Promise.all([import('../form/FormPage.tsx'), loadTheme()]);
  return { FormPage, theme };
};

/** The form page by page, and at last all that was answered, to be looked over and sent in. */
export function FillIn({ job, application, onChange }: Props) {
  const { t } = useTranslation(['recruitment/wizard', 'errors']);
  const words = useWords('recruitment');
  const { submit } = words.action('submitJobApplication');
  const checksTitle = words.field('job_applications.submittedJobChecks').label;
  const language = currentLanguage();
  const drawn = usePart(load, true, () => {});
  const [at, setAt] = useState(0);
  const [agrees, setAgrees] = useState(false);
  const [faults, setFaults] = useState<Faults>({});
  const { answers, files, change, keeping, keep, save } = useAnswers(application, (found) =>
    setFaults((now) => ({ ...now, ...found })),
  );
  const kept = useMemo(() => {
    const keepAnswer: typeof keep = async (questionId, file) => {
      const code = await keep(questionId, file);
      if (code === null) setFaults(({ [questionId]: _mended, ...others }) => others);
      return code;
    };
    return { kept: files, keep: keepAnswer };
  }, [files, keep]);
  const [send, sending] = useMutate(submitJobApplicationMutation);
  const heading = useRef<HTMLHeadingElement>(null);
  const form = application.formVersion.applicationForm as ApplicationForm;
  const { digest } = application.formVersion;
  // Without it the server judges all the same, once it is sent in.
  const judge = usePart(
    useCallback(() => loadJudge(form, digest), [form, digest]),
    true,
    () => {},
  );
  const pages = useMemo(() => readPages(form), [form]);
  const shown = shownParts(pages, answers);
  const jobChecks = application.formVersion.jobChecks as JobCheck[];
  const demanded = demandedChecks(jobChecks, keptAnswers(pages, answers));
  const last = shown.length + (demanded.length > 0 ? 1 : 0);
  const place = Math.min(at, last);
  const said =
    place === last
      ? { title: t('summary.title'), lead: t('summary.lead') }
      : { title: checksTitle, lead: t('checks.lead') };
  const current = shown[place];
  const page = current && drawPage(current, language);
  const refused = useMemo(() => refusedWords(pages, language, t('answer')), [pages, language, t]);
  const go = (to: number) => {
    setAt(to);
    heading.current?.focus();
  };
  const next = () => {
    const found = current ? faultsOn(current.questions, answers, judge) : {};
    setFaults(found);
    const refusedOnes = Object.keys(found);
    if (refusedOnes.length > 0) focusField(refusedOnes);
    else go(place + 1);
  };
  const answer = (given: Answers) => {
    setFaults((told) => stillTold(told, answers, given));
    change(given);
  };
  const sendIn = async () => {
    if (!(await save())) return setFaults({ [WHOLE]: 'UNSAVED' });
    const consentVersion = agrees ? job.consent.version : null;
    const payload = await send({ input: { id: application.id, consentVersion } });
    if (payload?.jobApplication) return onChange(payload.jobApplication);
    const told = (payload?.errors ?? []).map(({ code, path }) => [questionOf(path), code] as const);
    setFaults(Object.fromEntries(told));
    const first = shown.findIndex(({ questions }) =>
      questions.some(({ id }) => told.some(([one]) => one === id)),
    );
    if (first >= 0) go(first);
    focusField(told.map(([id]) => id));
  };
  const whole = faults[WHOLE];
  return (
    <div className={styles.frame}>
      <StepsPanel
        job={job}
        titles={[
          ...shown.map((one) => drawPage(one, language).title),
          ...(demanded.length > 0 ? [checksTitle] : []),
          t('summary.title'),
        ]}
        at={place}
        onGo={go}
      />
      <div className={styles.sheet}>
        <p className={styles.kicker}>{job.title}</p>
        <h1 ref={heading} className={styles.title} tabIndex={-1} data-page-heading>
          {page ? page.title : said.title}
        </h1>
        {(!page || page.description) && (
          <p className={styles.tagline}>{page ? page.description : said.lead}</p>
        )}
        <KeepApplication application={application} onChange={onChange} />
        {whole && (
          <p className={styles.fault} role="alert">
            {t(`refused.${whole}`, { defaultValue: t('refused.other') })}
          </p>
        )}
        {place < last && !page ? (
          <ChecksList {...{ application, demanded, onChange }} before={save} />
        ) : !page ? (
          <Summary
            {...{ form, answers, files, agrees }}
            consent={job.consent}
            fault={faults[CONSENT]}
            onAgree={setAgrees}
          />
        ) : drawn ? (
          <AnswerFiles value={kept}>
            <drawn.FormPage
              key={current.page.pointer}
              theme={drawn.theme}
              page={page}
              answers={answers}
              onChange={answer}
              errors={drawnFaults(faults)}
              refused={refused}
            />
          </AnswerFiles>
        ) : (
          <FormSkeleton />
        )}
        <div className={styles.foot}>
          {place > 0 && (
            <Button variant="light" onClick={() => go(place - 1)}>
              {t('back')}
            </Button>
          )}
          {place < last ? (
            <Button onClick={next}>{t('next')}</Button>
          ) : (
            <>
              <Button loading={sending} onClick={() => void sendIn()}>
                {submit}
              </Button>
              <EraseApplication application={application} onErased={() => onChange(null)} />
            </>
          )}
          <span
            className={styles.keeping}
            role="status"
            data-waiting={keeping === 'waiting' || undefined}
          >
            {t(`keeping.${keeping}`)}
          </span>
        </div>
      </div>
    </div>
  );
}

const WHOLE = '*';
const CONSENT = '*consent';
/** The question that a path of the mutation names; what names none is about the whole. */
const questionOf = (path: string) =>
  path === 'consentVersion' ? CONSENT : path.startsWith('answers.') ? path.slice(8) : WHOLE;

/** As rjsf takes them: at each field its code. */
const drawnFaults = (faults: Faults): ErrorSchema =>
  Object.fromEntries(
    Object.entries(faults).map(([id, code]) => [id, { __errors: [code] } as ErrorSchema]),
  );
