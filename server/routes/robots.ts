import type { Route } from '../context.ts';

/**
 * `GET /robots.txt`: everything may be read. A page that is not to be found says so in a header, which a
 * crawler that is kept away would never see.
 */
export const route: Route = async (app) => {
  app.get('/robots.txt', async (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send('User-agent: *\nAllow: /\n'),
  );
};
