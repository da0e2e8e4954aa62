import pg from 'pg';
import type { Logger } from 'pino';
import { traceQueries } from '#shared/tracing/trace-queries.ts';
import { traceparent } from '#shared/tracing/tracing.ts';

/** The worker's only way to the data: named functions of `app_private`, nothing else. */
export type WorkerDatabase = {
  /** Runs `select app_private.<name>($1, …)` in a transaction of its own and gives its value. */
  call(name: string, ...args: readonly CallArgument[]): Promise<unknown>;
  /** The same for a function that returns a set: the value of each row. */
  callAll(name: string, ...args: readonly CallArgument[]): Promise<unknown[]>;
  /** For the job queue, which runs statements of its own. */
  pool: pg.Pool;
};

type CallArgument = string | number | boolean | Buffer | Date | null | readonly string[];

const FUNCTION_NAME = /^[a-z][a-z_]*$/;

/** Opens a pool as `app_worker`. Nothing is contacted before the first use. */
export function openDatabase(url: string, log: Logger, size = 10): WorkerDatabase {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    connectionTimeoutMillis: 10_000,
    application_name: 'honorar-worker',
  });
  // An idle connection that breaks must not take the process with it: the pool opens another.
  const broke = (error: Error) => log.warn({ err: error }, 'a database connection was lost');
  pool.on('error', broke);
  traceQueries(pool);
  // The same for a connection that breaks in a job's hands: the job fails, not the process.
  pool.on('connect', (client) => client.on('error', broke));
  const callAll: WorkerDatabase['callAll'] = async (name, ...args) => {
    if (!FUNCTION_NAME.test(name)) throw new Error(`not a function name: ${name}`);
    const places = args.map((_, index) => `$${index + 1}`).join(', ');
    const parent = traceparent();
    // Jobs that the function adds belong to the same trace.
    const from = parent ? ` from set_config('app.traceparent', $${args.length + 1}, true)` : '';
    const { rows } = await pool.query<{ value: unknown }>({
      text: `select app_private.${name}(${places}) as value${from}`,
      values: [...args, ...(parent ? [parent] : [])],
    });
    return rows.map((row) => row.value);
  };
  return { pool, callAll, call: async (name, ...args) => (await callAll(name, ...args))[0] };
}
