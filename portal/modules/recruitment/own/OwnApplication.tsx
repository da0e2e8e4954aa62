import type { ResultOf } from 'gql.tada';
import { useLanguage } from '#portal/app/language/useLanguage.ts';
import { AppLink } from '#portal/app/routing/AppLink.tsx';
import { graphql } from '#portal/graphql/graphql.ts';
import { StateBadge } from '#portal/ui/states/StateBadge.tsx';
import { When } from '#portal/ui/time/When.tsx';
import { useWords } from '#portal/ui/words/useWords.ts';
import styles from './Own.module.css';

/** A person's own applications, newest first, and how many are in each state. */
export const ownApplicationsQuery = graphql(`
  query OwnApplications($page: Int, $perPage: Int, $filter: JobApplicationFilter) {
    jobApplications(page: $page, perPage: $perPage, filter: $filter, sortBy: [CREATED_AT_DESC]) {
      total
      items { id status outcome createdAt submittedAt job { id title opening } }
    }
    all: jobApplications {
      total
      counts { pending submitted qualified approved enrolled rejected }
    }
  }
`);

interface Props {
  application: ResultOf<typeof ownApplicationsQuery>['jobApplications']['items'][number];
}

/** One of the user's own applications. */
export function OwnApplication({
  application: { status, job, createdAt, submittedAt, outcome },
}: Props) {
  const words = useWords();
  const language = useLanguage();
  return (
    <li className={styles.row}>
      <AppLink
        className={styles.name}
        href={`/v2/${language}/recruitmore/enrolment-wizard/${job.id}`}
      >
        {job.title}
      </AppLink>
      <span className={styles.meta}>
        <When value={submittedAt ?? createdAt} />
        {status === 'PENDING' && job.opening !== 'OPEN' && (
          <span>{` · ${words.value('JobOpening', job.opening).label}`}</span>
        )}
      </span>
      <StateBadge outcome={outcome}>{words.value('JobApplicationStatus', status).label}</StateBadge>
    </li>
  );
}
