import { IconUsersGroup } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { enrollmentNewsSubscription } from '../../app/news/payoutNewsSubscription.ts';
import { queryOf } from '../../graphql/queryOf.ts';
import { useNews } from '../../graphql/useNews.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { Page } from '../../ui/layout/Page.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { RowsSkeleton } from '../../ui/states/RowsSkeleton.tsx';
import { AgreeCard } from './AgreeCard.tsx';
import { EnrollmentCard } from './EnrollmentCard.tsx';
import { type OwnEnrollmentsData, ownEnrollmentsQuery } from './ownEnrollmentsQuery.ts';
import styles from './Partners.module.css';

/** The user's enrolments: what each team sees, further consent, and the button to leave. */
export function OwnEnrollments() {
  const { t } = useTranslation('partners');
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
  const { t } = useTranslation('partners');
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
