import type { FastifyInstance } from 'fastify';

/** When a program may try again while the database is away. */
export const RETRY_SECONDS = 5;
/** An answer in which nothing could be read is short. */
const LONGEST = 20_000;
const SIGN = '"code":"UNAVAILABLE"';

/**
 * An answer of an API that says in its errors that the database is away says it in its status, too,
 * for programs and proxies between us: 503, and when to try again.
 */
export function answerOutages(app: FastifyInstance): void {
  app.addHook<string | Buffer>('onSend', async (_request, reply, payload) => {
    const isShort =
      (typeof payload === 'string' || Buffer.isBuffer(payload)) && payload.length < LONGEST;
    if (isShort && payload.includes(SIGN)) reply.code(503).header('retry-after', RETRY_SECONDS);
    return payload;
  });
}
