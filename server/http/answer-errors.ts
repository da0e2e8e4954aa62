import type { FastifyError, FastifyInstance } from 'fastify';
import { isDatabaseAway } from '#plugins/core/errors/is-database-away.ts';
import { BodyRefusal } from './bound-bodies.ts';

/** When a program may try again while the database is away. */
const RETRY_SECONDS = 5;

/** An answer in which nothing could be read is short. */
const LONGEST = 20_000;

const SIGN = '"code":"UNAVAILABLE"';

/** Explains an error only when the caller caused it. Faults of the server get an id to quote. */
export function answerErrors(app: FastifyInstance): void {
  app.setNotFoundHandler((request, reply) =>
    reply.code(404).send({ error: 'There is nothing here.', correlationId: request.id }),
  );
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    if (isDatabaseAway(error)) {
      request.log.error({ err: error }, 'the database is not available');
      return reply
        .code(503)
        .header('retry-after', RETRY_SECONDS)
        .send({ error: 'This is not available just now.', correlationId: request.id });
    }
    const status = error.statusCode ?? 500;
    if (error instanceof BodyRefusal) {
      const { message, code, retryAfter } = error;
      request.log.info({ err: error }, 'a request body was refused');
      // The rest of the body is not read.
      reply.code(status).header('connection', 'close');
      if (retryAfter) reply.header('retry-after', retryAfter);
      return reply.send({ errors: [{ message, extensions: { code } }] });
    }
    if (status < 500) {
      request.log.info({ err: error }, 'refused');
      return reply.code(status).send({ error: error.message, correlationId: request.id });
    }
    request.log.error({ err: error }, 'failed');
    return reply.code(status).send({ error: 'Internal error.', correlationId: request.id });
  });
}

/**
 * Sets the status 503 and `Retry-After` on API responses whose errors say that the database is down, for
 * programs and proxies in between.
 */
export function answerOutages(app: FastifyInstance): void {
  app.addHook<string | Buffer>('onSend', (_request, reply, payload, done) => {
    const isShort =
      (typeof payload === 'string' || Buffer.isBuffer(payload)) && payload.length < LONGEST;
    if (isShort && payload.includes(SIGN)) reply.code(503).header('retry-after', RETRY_SECONDS);
    done();
  });
}
