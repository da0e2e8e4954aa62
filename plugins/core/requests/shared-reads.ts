import type { PgClientQuery, PgClientResult, WithPgClient } from '@dataplan/pg';
import type { NodePostgresPgClient } from '@dataplan/pg/adaptors/pg';
import type { Pool, PoolClient, QueryResultRow } from 'pg';
import { sendTogether } from './send-together.ts';

type Settings = Record<string, string | undefined>;
type Row = QueryResultRow;

const abortedState = '25P02';
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

/**
 * One connection and one transaction for all reads of a request. Statements are sent without
 * waiting for each other's answers, and every field of the answer sees the same moment. A request
 * that reads nothing takes no connection.
 */
export class SharedReads {
  private readonly pool: Pool;
  private readonly settings: Settings;
  private readonly apart: WithPgClient<NodePostgresPgClient>;
  private opening: Promise<PoolClient> | null = null;

  constructor(pool: Pool, settings: Settings, apart: WithPgClient<NodePostgresPgClient>) {
    this.pool = pool;
    this.settings = settings;
    this.apart = apart;
  }

  readonly withPgClient: WithPgClient<NodePostgresPgClient> = async (settings, callback) => {
    if (settings !== this.settings) return this.apart(settings, callback);
    this.opening ??= this.open();
    const client = await this.opening;
    try {
      return await callback(this.wrap(client));
    } catch (error) {
      // Another field's fault ended the transaction; this one is asked again by itself.
      const isVictim = (error as { code?: string }).code === abortedState;
      if (isVictim) return this.apart(settings, callback);
      throw error;
    }
  };

  /** Gives the connection back; what answers the request need not wait for it. */
  release(): void {
    void this.opening?.then(
      (client) =>
        client.query('commit').then(
          () => client.release(),
          (error: Error) => client.release(error),
        ),
      () => {},
    );
    this.opening = null;
  }

  private async open(): Promise<PoolClient> {
    const client = await this.pool.connect();
    sendTogether(client);
    // If one of these fails, so does every statement after it, which reports it.
    client.query('begin isolation level repeatable read read only').catch(() => {});
    client
      .query({
        name: 'request-settings',
        text: 'select set_config(el->>0, el->>1, true) from json_array_elements($1::json) el',
        values: [JSON.stringify(Object.entries(this.settings))],
      })
      .catch(() => {});
    return client;
  }

  private wrap(client: PoolClient): NodePostgresPgClient {
    const wrapped: NodePostgresPgClient = {
      rawClient: client,
      async query<Data>(query: PgClientQuery): Promise<PgClientResult<Data>> {
        const { text, values, arrayMode, name } = query;
        sendTogether(client);
        const { rows, rowCount } = await client.query<Row>({
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
}
