import type { Route } from '../context.ts';

/**
 * `GET /robots.txt`: allows everything. Pages that must not be indexed carry a header, which a crawler that
 * is turned away would never see.
 */
export const route: Route = async (app) => {
  app.get('/robots.txt', async (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send('User-agent: *\nAllow: /\n'),
  );
};
