import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSignedIn } from '#portal/app/session/useSignedIn.ts';
import { toastRefusals, useMutate } from '#portal/app/toasts/useMutate.ts';
import { graphql, queryOf } from '#portal/graphql/graphql.ts';
import { Button } from '#portal/ui/controls/Button.tsx';
import { ErrorState } from '#portal/ui/states/States.tsx';
import { useMessages } from '#portal/ui/texts.ts';
import { DayField } from '#portal/ui/time/DayField.tsx';
import { isIsoDay, isoDay } from '#shared/days/iso-day.ts';
import { Statement, statementFields } from './Statement.tsx';
import styles from './Statements.module.css';

/** The newest statements of a client. */
const statementsQuery = graphql(
  `
    query ClientStatements($clientId: ID!) {
      clientStatements(filter: { clientId: $clientId }, sortBy: [CREATED_AT_DESC], page: 1, perPage: 3) {
        items { ...StatementFields }
      }
    }
  `,
  [statementFields],
);

const createStatementMutation = graphql(`
  mutation CreateClientStatement($input: CreateClientStatementInput!) {
    createClientStatement(input: $input) {
      clientStatement { id }
      errors { code path }
    }
  }
`);

/** The interval of polling while a statement is being rendered or mailed. */
const POLL_MS = 1500;

/** The statements of a client: makes one for a period, downloads it and mails it. */
export function ClientStatements({ clientId, email }: { clientId: string; email: string | null }) {
  const { t } = useMessages('clients/statements');
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
      return isWaiting ? POLL_MS : false;
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

/** The period of a new statement, this year unless another is chosen. */
function MakeStatement({ clientId }: { clientId: string }) {
  const { t } = useMessages('clients/statements');
  const queryClient = useQueryClient();
  const today = isoDay(new Date());
  const [startsOn, setStart] = useState(`${today.slice(0, 4)}-01-01`);
  const [endsOn, setEnd] = useState(today);
  const [make, pending] = useMutate(createStatementMutation);
  const error = endsOn > today ? t('future') : endsOn < startsOn ? t('backwards') : undefined;
  const submit = async () => {
    const payload = await make({ input: { clientId, startsOn, endsOn } });
    if (!payload) return;
    if (payload.errors.length > 0) return toastRefusals(payload.errors);
    await queryClient.invalidateQueries(queryOf(statementsQuery, { clientId }));
  };
  return (
    <div className={styles.make}>
      <DayField label={t('from')} path="startsOn" value={startsOn} onChange={setStart} />
      <DayField label={t('to')} path="endsOn" value={endsOn} onChange={setEnd} error={error} />
      <Button
        className={styles.submit}
        variant="light"
        loading={pending}
        disabled={!isIsoDay(startsOn) || !isIsoDay(endsOn) || error !== undefined}
        onClick={() => void submit()}
      >
        {t('make')}
      </Button>
    </div>
  );
}
