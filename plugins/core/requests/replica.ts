import { setTimeout as wait } from 'node:timers/promises';
import type { ClientBase, Pool } from 'pg';
import type { Log } from '../errors/mask-error.ts';

type Queryable = Pick<ClientBase, 'query'>;

/** Reads of a screen wait no longer for a replica than a slow list takes on the primary. */
const patienceMs = 100;
const lookEveryMs = 5;
/** A replica that is away is tried again after this time. */
const restMs = 1_000;

/**
 * The current position in the write-ahead log: every commit reported so far lies before it. Throws what the
 * connection throws.
 */
export async function committedPosition(primary: Queryable): Promise<string> {
  const { rows } = await primary.query<{ position: string }>({
    name: 'committed-position',
    text: 'select pg_current_wal_flush_lsn()::text as position',
  });
  return rows[0]?.position ?? '';
}

/**
 * Waits until a replica has replayed the log up to a position. False when that takes longer than `limitMs`,
 * and for a server that is no replica, such as one that was promoted or restored from a copy.
 */
export async function hasReplayed(
  replica: Queryable,
  position: string,
  limitMs: number,
): Promise<boolean> {
  const deadline = performance.now() + limitMs;
  for (;;) {
    const { rows } = await replica.query<{ reached: boolean | null }>({
      name: 'has-replayed',
      text: 'select pg_last_wal_replay_lsn() >= $1::pg_lsn as reached',
      values: [position],
    });
    const reached = rows[0]?.reached ?? null;
    if (reached || reached === null || performance.now() > deadline) return reached === true;
    await wait(lookEveryMs);
  }
}

/**
 * A streaming replica that answers reads for the primary, as long as they see everything that was committed
 * when they were requested: the caller's own writes, changes that an event has announced, and rights that were
 * withdrawn. While it is behind or away, the primary answers.
 */
export class Replica {
  private readonly primary: Pool;
  private readonly pool: Pool;
  private readonly log: Log;
  private restsUntil = 0;
  private isResting = false;

  constructor(primary: Pool, pool: Pool, log: Log) {
    this.primary = primary;
    this.pool = pool;
    this.log = log;
  }

  /** The replica if it has everything that is committed now, else the primary. */
  async upToDate(): Promise<Pool> {
    if (performance.now() < this.restsUntil) return this.primary;
    const position = await committedPosition(this.primary);
    const isReached = await hasReplayed(this.pool, position, patienceMs).catch(() => false);
    this.rest(!isReached);
    return isReached ? this.pool : this.primary;
  }

  private rest(isResting: boolean): void {
    if (isResting && !this.isResting) {
      this.log({}, 'The replica is behind or away, and the primary answers for it');
    }
    this.isResting = isResting;
    if (isResting) this.restsUntil = performance.now() + restMs;
  }

  /** Leaves the replica. */
  release(): Promise<void> {
    return this.pool.end();
  }
}
