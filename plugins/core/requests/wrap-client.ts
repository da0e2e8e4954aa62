import type { PgClientQuery, PgClientResult } from '@dataplan/pg';
import type { NodePostgresPgClient } from '@dataplan/pg/adaptors/pg';
import type { PoolClient, QueryResultRow } from 'pg';
import { sendTogether } from './open-transaction.ts';

const namesPerConnection = 200;
const namesOf = new WeakMap<PoolClient, Set<string>>();

/** Statements are prepared under their name, but a connection keeps no endless number of them. */
function nameFor(client: PoolClient, name: string | undefined): { name: string } | null {
  if (!name) return null;
  const names = namesOf.get(client) ?? new Set();
  namesOf.set(client, names);
  if (names.size >= namesPerConnection && !names.has(name)) return null;
  names.add(name);
  return { name };
}

/** A connection that is in a transaction already, as Grafast's steps want it. */
export function wrapClient(client: PoolClient): NodePostgresPgClient {
  const wrapped: NodePostgresPgClient = {
    rawClient: client,
    async query<Data>(query: PgClientQuery): Promise<PgClientResult<Data>> {
      const { text, values, arrayMode, name } = query;
      sendTogether(client);
      const { rows, rowCount } = await client.query<QueryResultRow>({
        text,
        ...(values ? { values } : null),
        ...(arrayMode ? { rowMode: 'array' } : null),
        ...nameFor(client, name),
      });
      return { rows: rows as Data[], rowCount };
    },
    withTransaction: (callback) => callback(wrapped),
  };
  return wrapped;
}
