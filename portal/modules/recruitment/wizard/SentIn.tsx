import type { JobCheck } from '#forms/applications/application-form.ts';
import { applicationNewsSubscription } from '#portal/app/news/payoutNewsSubscription.ts';
import { AppLink, useHref } from '#portal/app/routing/AppLink.tsx';
import { useSignedIn } from '#portal/app/session/useSignedIn.ts';
import { toast } from '#portal/app/toasts/toast.ts';
import { toastRefusals, useMutate } from '#portal/app/toasts/useMutate.ts';
import { graphql } from '#portal/graphql/graphql.ts';
import { useNews } from '#portal/graphql/useNews.ts';
import { Button, LinkButton } from '#portal/ui/controls/Button.tsx';
import { confirmation } from '#portal/ui/popups/confirmation.ts';
import { useMessages, useWords } from '#portal/ui/texts.ts';
import { messageWith } from '#shared/texts/with-verbatim.ts';
import { AnswersCard } from '../application/AnswersCard.tsx';
import { ConsentCard } from '../application/ConsentCard.tsx';
import { type Application, applicationFields, ownApplicationQuery } from './applicationFields.ts';
import { ChecksList } from './checks/ChecksList.tsx';
import { isWaiting } from './checks/standing.ts';
import { EraseApplication } from './EraseApplication.tsx';
import { ExtendApplication } from './ExtendApplication.tsx';
import { Kicker, WayOut } from './Kicker.tsx';
import type { PublicJob } from './publicJobQuery.ts';
import styles from './Wizard.module.css';

const withdrawJobApplicationMutation = graphql(
  `
  mutation WithdrawJobApplication($input: WithdrawJobApplicationInput!) {
    withdrawJobApplication(input: $input) { jobApplication { ...ApplicationFields } errors { code path } }
  }
`,
  [applicationFields],
);

/** That a check of the caller's has come further. */
const checkChangedSubscription = graphql(`
  subscription OwnCheckChanged {
    jobCheckStatusChanged(resync: true) { event jobCheck { id status } }
  }
`);

interface Props {
  job: PublicJob;
  application: Application;
  /** The new state; null once it is erased. */
  onChange: (application: Application | null) => void;
}

/** A submitted application: its state, its content, and the button to withdraw it. */
export function SentIn({ job, application, onChange }: Props) {
  const { t } = useMessages('recruitment/wizard');
  const href = useHref();
  const { hasIdentity } = useSignedIn();
  const words = useWords('recruitment');
  const [withdraw] = useMutate(withdrawJobApplicationMutation);
  useNews(checkChangedSubscription, [ownApplicationQuery]);
  useNews(applicationNewsSubscription, [ownApplicationQuery]);
  const { title, description, submit, success } = words.action('withdrawJobApplication');
  const openConfirmation = () =>
    confirmation.open({
      title,
      children: description,
      labels: { confirm: submit, cancel: t('ui:cancel') },
      onConfirm: async () => {
        // Regardless of its present version: a check that ends meanwhile is no reason against withdrawing.
        const payload = await withdraw({ input: { id: application.id } });
        if (payload?.jobApplication) {
          onChange(payload.jobApplication);
          toast.success(success);
        } else if (payload) toastRefusals(payload.errors);
      },
    });
  const { status, rejectionReason, formVersion, applicationFormAnswers, consent, keptUntil } =
    application;
  // Checks end for rejected applicants, and for accepted ones continue only where something has to be
  // renewed.
  const isOpen = status === 'SUBMITTED' || status === 'QUALIFIED';
  const kinds = (formVersion.jobChecks as JobCheck[]).map(({ jobCheckType }) => jobCheckType);
  const placeOf = (kind: JobCheck['jobCheckType']) => kinds.indexOf(kind);
  const demanded = application.submittedJobChecks
    .filter((check) => isOpen || (status !== 'REJECTED' && check.status !== 'PENDING'))
    .map(({ jobCheckType, isRequired }) => ({ jobCheckType, required: isRequired }))
    .toSorted((a, b) => placeOf(a.jobCheckType) - placeOf(b.jobCheckType));
  return (
    <div className={styles.alone}>
      <Kicker>{job.title}</Kicker>
      <h1 className={styles.title} tabIndex={-1} data-page-heading>
        {t(`state.${status}.title`)}
      </h1>
      <p className={styles.tagline}>
        {messageWith(
          t,
          isWaiting(application, hasIdentity) ? 'state.waiting' : `state.${status}.text`,
          { team: job.teamName },
        )}
      </p>
      {rejectionReason && <p className={styles.note}>{rejectionReason}</p>}
      {(status === 'APPROVED' || status === 'ENROLLED') && (
        <p>
          <LinkButton as={AppLink} href={href('recruitmore/own-enrollments')}>
            {t(`enrol.${status}`)}
          </LinkButton>
        </p>
      )}
      <ExtendApplication application={application} onChange={onChange} />
      <div className={styles.sheets}>
        {demanded.length > 0 && (
          <ChecksList application={application} demanded={demanded} onChange={onChange} />
        )}
        <AnswersCard
          form={formVersion.applicationForm}
          answers={applicationFormAnswers}
          files={application.answerFiles}
        />
        <ConsentCard consent={consent} keptUntil={keptUntil} />
      </div>
      <div className={styles.actions}>
        {application.availableActions.includes('withdraw') && (
          <Button variant="light" onClick={openConfirmation}>
            {title}
          </Button>
        )}
        <EraseApplication application={application} onErased={() => onChange(null)} />
      </div>
      <WayOut />
    </div>
  );
}
