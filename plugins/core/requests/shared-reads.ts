import type { WithPgClient } from '@dataplan/pg';
import type { NodePostgresPgClient } from '@dataplan/pg/adaptors/pg';
import type { Pool, PoolClient } from 'pg';
import { openTransaction, type Settings } from './open-transaction.ts';
import { wrapClient } from './wrap-client.ts';

const begin = 'begin isolation level repeatable read read only';
const abortedState = '25P02';

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
    this.opening ??= openTransaction(this.pool, begin, this.settings);
    const client = await this.opening;
    try {
      return await callback(wrapClient(client));
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
}
