import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSignedIn } from '#portal/app/session/useSignedIn.ts';
import { queryOf } from '#portal/graphql/queryOf.ts';
import { ErrorState } from '#portal/ui/states/ErrorState.tsx';
import { MakeStatement, statementsQuery } from './MakeStatement.tsx';
import { Statement } from './Statement.tsx';
import styles from './Statements.module.css';

/** The interval of polling while a statement is being rendered or mailed. */
const ASK_AGAIN_MS = 1500;

/** The statements of a client: makes one for a period, downloads it and mails it. */
export function ClientStatements({ clientId, email }: { clientId: string; email: string | null }) {
  const { t } = useTranslation('clients/statements');
  const { canManage } = useSignedIn().account;
  const [opened, setOpened] = useState(false);
  const query = useQuery({
    ...queryOf(statementsQuery, { clientId }),
    enabled: opened,
    refetchInterval: ({ state }) => {
      const isWaiting = state.data?.clientStatements.items.some(
        ({ pdfDocument, sendingAt, sentAt, failedAt }) =>
          !pdfDocument || (sendingAt && !sentAt && !failedAt),
      );
      return isWaiting ? ASK_AGAIN_MS : false;
    },
  });
  const statements = query.data?.clientStatements.items ?? [];
  return (
    <details
      className={styles.section}
      onToggle={({ currentTarget }) => setOpened(currentTarget.open)}
    >
      <summary className={styles.title}>{t('title')}</summary>
      <p className={styles.lead}>{t('lead')}</p>
      {canManage && <MakeStatement clientId={clientId} />}
      {query.isError && <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
      {statements.length > 0 && (
        <ul className={styles.list}>
          {statements.map((statement) => (
            <Statement
              key={statement.id}
              statement={statement}
              email={email}
              onSent={() => void query.refetch()}
            />
          ))}
        </ul>
      )}
    </details>
  );
}
