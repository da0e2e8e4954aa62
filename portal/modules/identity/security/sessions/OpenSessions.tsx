import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { OwnerOnly } from '#portal/app/impersonation/OwnerOnly.tsx';
import { useActsAsOther } from '#portal/app/impersonation/useActsAsOther.ts';
import { queryOf } from '#portal/graphql/queryOf.ts';
import { Card } from '#portal/ui/layout/Card.tsx';
import { ErrorState } from '#portal/ui/states/ErrorState.tsx';
import { RowsSkeleton } from '#portal/ui/states/RowsSkeleton.tsx';
import { OtherSessions } from '../OtherSessions.tsx';
import styles from '../Security.module.css';
import { openSessionsQuery, SessionRow } from './SessionRow.tsx';

/** The user's open sessions, each with a button to end it. */
export function OpenSessions() {
  const { t } = useTranslation('identity');
  const isOperator = useActsAsOther();
  const query = useQuery(queryOf(openSessionsQuery, {}));
  const sessions = query.data?.session?.openSessions ?? [];
  return (
    <Card title={t('security.sessions.title')} lead={t('security.sessions.lead')}>
      {query.isPending && <RowsSkeleton rows={2} />}
      {query.isError && <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
      {sessions.length > 0 && (
        <ul className={styles.phones}>
          {sessions.map((one) => (
            <SessionRow key={one.id} session={one} />
          ))}
        </ul>
      )}
      {sessions.length === 1 && <p className={styles.none}>{t('security.sessions.only')}</p>}
      {(sessions.length > 1 || isOperator) && (
        <OwnerOnly>
          <OtherSessions />
        </OwnerOnly>
      )}
    </Card>
  );
}
