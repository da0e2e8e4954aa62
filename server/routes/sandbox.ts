import proxy from '@fastify/http-proxy';
import type { Route } from '../context.ts';

/** `/sandbox/*`: the simulated external services of a demo, under our own address. */
export const route: Route = async (app, { env }) => {
  if (!env.sandboxUrl) return;
  await app.register(proxy, {
    upstream: env.sandboxUrl,
    prefix: '/sandbox',
    rewritePrefix: '/sandbox',
    // The sandbox gets no session token of the product.
    replyOptions: {
      rewriteRequestHeaders: (_request, headers) => ({ ...headers, authorization: undefined }),
      onError: (reply) => {
        reply.code(502).send({ error: 'The sandbox does not answer.' });
      },
    },
  });
};
