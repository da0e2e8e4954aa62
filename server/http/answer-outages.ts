import type { FastifyInstance } from 'fastify';

/** When a program may try again while the database is away. */
export const RETRY_SECONDS = 5;
/** An answer in which nothing could be read is short. */
const LONGEST = 20_000;
const SIGN = '"code":"UNAVAILABLE"';

/**
 * Sets the status 503 and `Retry-After` on API responses whose errors say that the database is down, for
 * programs and proxies in between.
 */
export function answerOutages(app: FastifyInstance): void {
  app.addHook<string | Buffer>('onSend', async (_request, reply, payload) => {
    const isShort =
      (typeof payload === 'string' || Buffer.isBuffer(payload)) && payload.length < LONGEST;
    if (isShort && payload.includes(SIGN)) reply.code(503).header('retry-after', RETRY_SECONDS);
    return payload;
  });
}
