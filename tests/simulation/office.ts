import pg from 'pg';
import { call, type Row } from '../db/payout/call.ts';
import { type Actor, actor } from '../support/actor.ts';
import type { TestDatabase } from '../support/create-test-database.ts';
import { anOperator } from '../support/people/an-operator.ts';
import { TestTransaction } from '../support/test-transaction.ts';
import type { Clock } from './clock.ts';

/**
 * The connection of the simulated users, with each mutation in a transaction of its own as in the API. A mutation may
 * be killed before its commit; then it is repeated, as by a user who has seen an error.
 */
export class Office {
  readonly review = actor.operator('REVIEW');
  /** One operator handles the bank's queue, another approves payouts. */
  clerk!: Actor;
  approver!: Actor;
  killed = 0;
  private readonly pool: pg.Pool;
  private readonly reaper: pg.Pool;
  /** The number of mutations before one is killed; null for none. */
  private killAfter: number | null = null;

  constructor(database: TestDatabase, clock: Clock) {
    this.pool = new pg.Pool({ connectionString: database.superuserUrl, max: 1 });
    this.reaper = new pg.Pool({ connectionString: database.superuserUrl, max: 1 });
    this.pool.on('error', () => {});
    this.pool.on('connect', (client) => client.on('error', () => {}));
    clock.attach(this.pool);
  }

  async open(): Promise<void> {
    await this.transaction(async (tx) => {
      this.clerk = (await anOperator(tx, 'FINANCE')).who;
      this.approver = (await anOperator(tx, 'FINANCE')).who;
    });
  }

  killOneAfter(mutations: number | null): void {
    this.killAfter = mutations;
  }

  async query<R extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<R[]> {
    return (await this.pool.query<R>(text, values)).rows;
  }

  async act(who: Actor, name: string, input: unknown): Promise<Row> {
    const dies = this.killAfter === 0;
    if (this.killAfter !== null) this.killAfter = dies ? null : this.killAfter - 1;
    const work = async (tx: TestTransaction) => {
      // Users who move money have entered a code a moment ago.
      const session = who.settings['app.session_id'] ?? null;
      await tx.query(
        `update app_public.sessions set second_level_at = now(), expires_at = now() + interval '1 day' where id = $1`,
        [session],
      );
      const row = await call(tx, who, name, input);
      if (dies) await this.kill(tx);
      return row;
    };
    if (!dies) return this.transaction(work);
    await this.transaction(work).catch(() => undefined);
    this.killed += 1;
    return this.act(who, name, input);
  }

  async transaction<T>(work: (tx: TestTransaction) => Promise<T>): Promise<T> {
    const client = await this.pool.connect();
    let fault: Error | undefined;
    try {
      await client.query('begin');
      const result = await work(new TestTransaction(client));
      await client.query('commit');
      return result;
    } catch (error) {
      fault = error as Error;
      await client.query('rollback').catch(() => undefined);
      throw error;
    } finally {
      client.release(fault);
    }
  }

  async close(): Promise<void> {
    await this.pool.end();
    await this.reaper.end();
  }

  private async kill(tx: TestTransaction): Promise<void> {
    const [own] = await tx.query<{ pid: number }>('select pg_backend_pid() as pid');
    await this.reaper.query('select pg_terminate_backend($1, 5000)', [own!.pid]);
  }
}
