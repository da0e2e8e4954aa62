import type { WithPgClient } from '@dataplan/pg';
import type { NodePostgresPgClient } from '@dataplan/pg/adaptors/pg';
import type { Pool, PoolClient } from 'pg';
import { openTransaction, type Settings, wrapClient } from './wrap-client.ts';

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
  private running = 0;
  private isOver = false;

  constructor(pool: Pool, settings: Settings, apart: WithPgClient<NodePostgresPgClient>) {
    this.pool = pool;
    this.settings = settings;
    this.apart = apart;
  }

  readonly withPgClient: WithPgClient<NodePostgresPgClient> = async (settings, callback) => {
    if (settings !== this.settings || this.isOver) return this.apart(settings, callback);
    this.opening ??= openTransaction(this.pool, begin, this.settings);
    this.running += 1;
    try {
      return await callback(wrapClient(await this.opening));
    } catch (error) {
      // Another field's error aborted the transaction; this field is read again in its own.
      const isVictim = (error as { code?: string }).code === abortedState;
      if (isVictim) return this.apart(settings, callback);
      throw error;
    } finally {
      this.running -= 1;
      this.giveBack();
    }
  };

  /** Opens another transaction for the next read: one in which a statement failed refuses all others. */
  startAgain(): void {
    if (this.running === 0) this.end('rollback');
  }

  /** The request is answered. The response need not wait for the release of the connection. */
  release(): void {
    this.isOver = true;
    this.giveBack();
  }

  /**
   * A field may outlive its request, for example after a time-out. The connection is released with the last
   * of them: released earlier, their next statement would run as another user.
   */
  private giveBack(): void {
    if (this.isOver && this.running === 0) this.end('commit');
  }

  private end(statement: 'commit' | 'rollback'): void {
    void this.opening?.then(
      (client) =>
        client.query(statement).then(
          () => client.release(),
          (error: Error) => client.release(error),
        ),
      () => {},
    );
    this.opening = null;
  }
}
