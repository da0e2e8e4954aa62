import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toastRefusals } from '#portal/app/toasts/toastRefusals.ts';
import { useMutate } from '#portal/app/toasts/useMutate.ts';
import { graphql } from '#portal/graphql/graphql.ts';
import { queryOf } from '#portal/graphql/queryOf.ts';
import { DayField } from '#portal/ui/time/DayField.tsx';
import { isIsoDay } from '#portal/ui/time/isIsoDay.ts';
import { isoDay } from '#portal/ui/time/isoDay.ts';
import styles from './Statements.module.css';
import { statementFields } from './statementFields.ts';

/** The newest statements of a client. */
export const statementsQuery = graphql(
  `
    query ClientStatements($clientId: ID!) {
      clientStatements(filter: { clientId: $clientId }, sortBy: [CREATED_AT_DESC], page: 1, perPage: 3) {
        items { ...StatementFields }
      }
    }
  `,
  [statementFields],
);

/** Makes the statement of a client for a period. */
const createStatementMutation = graphql(`
  mutation CreateClientStatement($input: CreateClientStatementInput!) {
    createClientStatement(input: $input) {
      clientStatement { id }
      errors { code path }
    }
  }
`);

/** The period of a new statement, this year unless another is chosen. */
export function MakeStatement({ clientId }: { clientId: string }) {
  const { t } = useTranslation('clients/statements');
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
