import type { PgClientQuery, PgClientResult, WithPgClient } from '@dataplan/pg';
import type { NodePostgresPgClient } from '@dataplan/pg/adaptors/pg';
import type { Pool, PoolClient, QueryResultRow } from 'pg';
import { preparedName } from './prepared-names.ts';
import type { Statement } from './send-packet.ts';

const waiting = new WeakSet<PoolClient>();

export type Settings = Record<string, string | undefined>;

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

/** Sets the caller for the rest of a transaction. */
export const settingsStatement = (settings: Settings): Statement => ({
  name: 'request-settings',
  text: 'select set_config(el->>0, el->>1, true) from json_array_elements($1::json) el',
  values: [JSON.stringify(Object.entries(settings))],
});

/**
 * Takes a connection, begins a transaction and sets the caller. Neither answer is awaited: if one of the two
 * fails, so does every statement after it, which reports it.
 */
export async function openTransaction(
  pool: Pool,
  begin: string,
  settings: Settings,
): Promise<PoolClient> {
  const client = await pool.connect();
  sendTogether(client);
  client.query(begin).catch(() => {});
  client.query(settingsStatement(settings)).catch(() => {});
  return client;
}

/**
 * Buffers writes to a connection until the running code has finished, so that statements that do not wait for
 * each other leave in one packet: writing to a socket is the most expensive part of a statement.
 */
function sendTogether(client: PoolClient): void {
  if (waiting.has(client)) return;
  const { stream } = client.connection;
  waiting.add(client);
  stream.cork();
  process.nextTick(() => {
    waiting.delete(client);
    stream.uncork();
  });
}

type WithClient = WithPgClient<NodePostgresPgClient>;

/**
 * Gives each part of a mutation a transaction of its own that opens together with its first statement.
 * Queries without caller settings need none and go to `apart`.
 */
export function ownTransactions(pool: Pool, settings: Settings, apart: WithClient): WithClient {
  return async (requested, callback) => {
    if (requested !== settings) return apart(requested, callback);
    const client = await openTransaction(pool, 'begin', settings);
    let lost: Error | undefined;
    try {
      const result = await callback(wrapClient(client));
      await client.query('commit');
      return result;
    } catch (error) {
      await client.query('rollback').catch((fault: Error) => {
        lost = fault;
      });
      throw error;
    } finally {
      client.release(lost);
    }
  };
}
