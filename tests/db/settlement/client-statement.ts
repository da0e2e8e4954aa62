import type { ClientStatement } from '#workers/modules/settlement/client-statement/client-statement.ts';
import type { TestTransaction } from '../../support/test-transaction.ts';
import type { Invoicer } from '../invoicing/draft.ts';
import { call, type Row } from '../payout/call.ts';

export const today = async (tx: TestTransaction): Promise<string> => {
  const [row] = await tx.query<{ day: string }>('select app_hidden.today()::text as day');
  return row!.day;
};

/** Makes the statement of the invoicer's client, of all days until today by default. */
export async function makeStatement(
  tx: TestTransaction,
  at: Invoicer,
  period: { startsOn?: string; endsOn?: string } = {},
): Promise<Row> {
  const days = { startsOn: '2020-01-01', endsOn: await today(tx), ...period };
  return call(tx, at.owner, 'create_client_statement', { clientId: at.client.id, ...days });
}

/** The contents of a statement. */
export async function documentOf(tx: TestTransaction, { id }: Row): Promise<ClientStatement> {
  const [row] = await tx.query<{ payload: ClientStatement }>(
    'select payload from app_private.client_statement_documents where client_statement_id = $1',
    [id],
  );
  return row!.payload;
}
