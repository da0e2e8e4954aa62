import { IconUsersGroup } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { enrollmentNewsSubscription } from '../../app/news/payoutNewsSubscription.ts';
import { toast } from '../../app/toasts/toast.ts';
import { toastRefusals, useMutate } from '../../app/toasts/useMutate.ts';
import { graphql, queryOf } from '../../graphql/graphql.ts';
import { useNews } from '../../graphql/useNews.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { Card, Facts, Page } from '../../ui/layout/Page.tsx';
import { confirmation } from '../../ui/popups/confirmation.ts';
import { StateBadge, type StateOutcome } from '../../ui/states/StateBadge.tsx';
import { EmptyState, ErrorState, RowsSkeleton } from '../../ui/states/States.tsx';
import { useMessages, useWords } from '../../ui/texts.ts';
import { When } from '../../ui/time/When.tsx';
import { AgreeCard } from './AgreeCard.tsx';
import {
  type OwnEnrollment,
  type OwnEnrollmentsData,
  ownEnrollmentsQuery,
} from './ownEnrollmentsQuery.ts';
import styles from './Partners.module.css';
import { ShownDocuments } from './ShownDocuments.tsx';

/** Ends an enrolment for both sides. */
const endEnrollmentMutation = graphql(`
  mutation EndEnrollment($input: EndEnrollmentInput!) {
    endEnrollment(input: $input) { enrollment { id status updatedAt } errors { code path } }
  }
`);

const outcomes: Record<OwnEnrollment['status'], StateOutcome> = {
  PENDING: 'OTHERS',
  APPROVED: 'GOOD_END',
  ENDED: 'BAD_END',
};

interface Props {
  enrollment: OwnEnrollment;
  onChange: () => void;
}

/** The user's enrolments: what each team sees, further consent, and the button to leave. */
export function OwnEnrollments() {
  const { t } = useMessages('partners');
  const query = useQuery(queryOf(ownEnrollmentsQuery, {}));
  useNews(enrollmentNewsSubscription, [ownEnrollmentsQuery]);
  const refetch = () => void query.refetch();
  return (
    <Page narrow title={t('menu')} lead={t('lead')}>
      {query.isPending && (
        <Card>
          <RowsSkeleton rows={3} />
        </Card>
      )}
      {query.isError && <ErrorState error={query.error} onRetry={refetch} />}
      {query.data && <Known data={query.data} onChange={refetch} />}
    </Page>
  );
}

function Known({ data, onChange }: { data: OwnEnrollmentsData; onChange: () => void }) {
  const { t } = useMessages('partners');
  const { freelanceProfiles, enrollments, enrollmentConsentVersion } = data;
  const offers = openTo(data);
  if (offers.length + enrollments.items.length === 0) {
    return (
      <EmptyState
        icon={<IconUsersGroup size={28} stroke={1.5} />}
        title={t('empty.title')}
        text={t('empty.text')}
      />
    );
  }
  return (
    <div className={styles.cards}>
      {offers.map((application) => (
        <AgreeCard
          key={application.id}
          application={application}
          profiles={freelanceProfiles.items}
          consentVersion={enrollmentConsentVersion}
          onDone={onChange}
        />
      ))}
      {enrollments.items.map((enrollment) => (
        <EnrollmentCard key={enrollment.id} enrollment={enrollment} onChange={onChange} />
      ))}
    </div>
  );
}

/** Of each team one approved application that no enrolment waits or holds for. */
function openTo({ jobApplications }: OwnEnrollmentsData) {
  const open = jobApplications.items.filter(
    ({ enrollment }) => !enrollment || enrollment.status === 'ENDED',
  );
  return [...new Map(open.map((one) => [one.enrollment?.id ?? one.teamName, one])).values()];
}

/** An enrolment: its date, the data the team sees, and the button to leave. */
function EnrollmentCard({ enrollment, onChange }: Props) {
  const { t } = useMessages('partners');
  const words = useWords();
  const { status, teamName, name, consentedAt, approvedAt, endedAt } = enrollment;
  const moments = { consentedAt, approvedAt, endedAt };
  return (
    <Card
      title={teamName ?? ''}
      actions={
        <StateBadge outcome={outcomes[status]}>
          {words.value('EnrollmentStatus', status).label}
        </StateBadge>
      }
    >
      <Facts
        facts={[
          { name: words.noun('freelance_profiles').one, value: name },
          ...Object.entries(moments).flatMap(([key, at]) =>
            at
              ? [{ name: words.field(`enrollments.${key}`).label, value: <When value={at} /> }]
              : [],
          ),
        ]}
      />
      {status === 'PENDING' && <p>{t('held.waiting')}</p>}
      {status === 'APPROVED' && <ShownDocuments enrollment={enrollment} />}
      {enrollment.availableActions.includes('end') && (
        <div className={styles.actions}>
          <End enrollment={enrollment} onChange={onChange} />
        </div>
      )}
    </Card>
  );
}

function End({ enrollment, onChange }: Props) {
  const { t } = useMessages('partners');
  const words = useWords();
  const { title, description, submit, success } = words.action('endEnrollment');
  const [end, pending] = useMutate(endEnrollmentMutation);
  const openConfirmation = () =>
    confirmation.open({
      title,
      children: description,
      labels: { confirm: submit, cancel: t('ui:cancel') },
      onConfirm: async () => {
        const { id, updatedAt } = enrollment;
        const payload = await end({ input: { id, updatedAt } });
        if (payload?.enrollment) toast.success(success);
        else if (payload) toastRefusals(payload.errors);
        onChange();
      },
    });
  return (
    <Button variant="light" loading={pending} onClick={openConfirmation}>
      {submit}
    </Button>
  );
}
