import type { PgClientQuery, PgClientResult } from '@dataplan/pg';
import type { NodePostgresPgClient } from '@dataplan/pg/adaptors/pg';
import type { PoolClient, QueryResultRow } from 'pg';
import { sendTogether } from './open-transaction.ts';
import { preparedName } from './prepared-names.ts';

/** A connection that is in a transaction already, as Grafast's steps want it. */
export function wrapClient(client: PoolClient): NodePostgresPgClient {
  const wrapped: NodePostgresPgClient = {
    rawClient: client,
    async query<Data>(query: PgClientQuery): Promise<PgClientResult<Data>> {
      const { text, values, arrayMode, name } = query;
      sendTogether(client);
      const prepared = preparedName(client, name);
      const { rows, rowCount } = await client.query<QueryResultRow>({
        text,
        ...(values ? { values } : null),
        ...(arrayMode ? { rowMode: 'array' } : null),
        ...(prepared && { name: prepared }),
      });
      return { rows: rows as Data[], rowCount };
    },
    withTransaction: (callback) => callback(wrapped),
  };
  return wrapped;
}
