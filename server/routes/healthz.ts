import { readFile } from 'node:fs/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import pg from 'pg';
import type { WorkState } from '#shared/development/work-state.ts';
import type { Route } from '../context.ts';

const PATIENCE_MS = 2000;
const TOO_MANY_CONNECTIONS = '53300';

/**
 * `GET /healthz`: 200 while this process and its database can serve, else 503. It has a connection of its own, always
 * open: a supervisor must not restart the server because users occupy all others. A database that refuses another
 * connection is up, and a restart would not free one. `GET /readyz`, by which a load balancer sends requests elsewhere:
 * the same, and 503 where requests get no connection, and as soon as the process is about to stop. In development both
 * report errors in the files, which do not keep the API from serving the former version.
 */
export const route: Route = async (app, { apis, env, stopping }) => {
  const own = new pg.Pool({ connectionString: env.databaseUrl, max: 1, idleTimeoutMillis: 0 });
  own.on('error', (error) => app.log.warn({ err: error }, 'the connection of /healthz has ended'));
  app.addHook('onClose', () => own.end());
  await own.query('select 1').catch(() => undefined);
  const tryConnection = () => own.query('select 1').catch(unlessFull);
  // The connection may have ended since the last request; the second is another.
  const isUp = () => inTime(tryConnection().catch(tryConnection), 'fails');
  // Requests that wait for a connection are served in the end.
  const isServing = () => inTime(apis.portal.tryConnection(), 'passes');
  const answer = async (
    request: FastifyRequest,
    reply: FastifyReply,
    conditions: (() => Promise<unknown>)[],
  ) => {
    reply.header('cache-control', 'no-store');
    try {
      await Promise.all(conditions.map((holds) => holds()));
      return { ok: true, ...(await faultsIn(env.workStateFile)) };
    } catch (error) {
      request.log.warn({ err: error }, 'not healthy');
      return reply.code(503).send({ ok: false });
    }
  };
  app.get('/healthz', { logLevel: 'warn' }, (request, reply) => answer(request, reply, [isUp]));
  app.get('/readyz', { logLevel: 'warn' }, async (request, reply) => {
    if (!stopping.aborted) return answer(request, reply, [isUp, isServing]);
    return reply.code(503).header('cache-control', 'no-store').send({ ok: false, stopping: true });
  });
};

function unlessFull(error: { code?: string }): void {
  if (error.code !== TOO_MANY_CONNECTIONS) throw error;
}

/** The requested answer, or for want of one in time that it `passes` or `fails`. */
function inTime(requested: Promise<unknown>, without: 'passes' | 'fails'): Promise<unknown> {
  const late = new Promise<void>((resolve, reject) => {
    const end = () =>
      without === 'passes' ? resolve() : reject(new Error('the database does not answer'));
    setTimeout(end, PATIENCE_MS).unref();
  });
  return Promise.race([requested, late]);
}

async function faultsIn(file: string | null): Promise<Partial<Pick<WorkState, 'faults'>>> {
  // The launcher writes it once the first server answers.
  const text = file && (await readFile(file, 'utf8').catch(() => null));
  if (!text) return {};
  const { faults } = JSON.parse(text) as WorkState;
  return { faults };
}
