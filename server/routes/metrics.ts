import type { Route } from '../context.ts';

/** `GET /metrics` for a collector on the same machine; the rest of the world learns nothing. */
export const route: Route = async (app, { metrics }) => {
  app.get('/metrics', { logLevel: 'warn' }, async (request, reply) => {
    if (!isLocal(request.raw.socket.remoteAddress) || request.headers['x-forwarded-for']) {
      return reply.callNotFound();
    }
    return reply.type(metrics.contentType).send(await metrics.metrics());
  });
};

const isLocal = (address: string | undefined) =>
  address === '127.0.0.1' || address === '::1' || address === '::ffff:127.0.0.1';
