import type { Route } from '../context.ts';

const PATIENCE_MS = 2000;

/** `GET /healthz`: 200 while this process and its database can serve, else 503. */
export const route: Route = async (app, { pool }) => {
  app.get('/healthz', { logLevel: 'warn' }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const late = new Promise<never>((_resolve, reject) => {
      setTimeout(() => reject(new Error('the database does not answer')), PATIENCE_MS).unref();
    });
    try {
      await Promise.race([pool.query('select 1'), late]);
      return { ok: true };
    } catch (error) {
      request.log.warn({ err: error }, 'not healthy');
      return reply.code(503).send({ ok: false });
    }
  });
};
