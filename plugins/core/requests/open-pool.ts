import { Pool } from 'pg';
import type { Log } from '../errors/mask-error.ts';

/** Less than the time limit of a request, so that a caller who waits in vain gets an error. */
const connectLimitMs = 10_000;

/** The connections that requests take turns on. Nothing is contacted before the first use. */
export function openPool(connectionString: string, max: number, log: Log): Pool {
  const pool = new Pool({
    connectionString,
    max,
    connectionTimeoutMillis: connectLimitMs,
    // Statements that do not depend on each other are sent together; see SharedReads.
    pipeline: true,
    // Compiling a statement that answers in a millisecond costs more than it saves.
    options: '-c jit=off',
  });
  // Without listeners, a lost connection would end the process: while it is idle, and while a request holds
  // it but waits for something else. The next query of that request fails.
  const tell = (error: Error) => log({ err: error }, 'A connection is lost');
  pool.on('error', tell);
  pool.on('connect', (client) => client.on('error', tell));
  return pool;
}
