import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';

/** Answers an address that cannot be read at all, to which no route and none of our hooks belongs. */
export function answerUnreadable(
  _error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  reply
    .code(400)
    .headers({
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    })
    .send({ error: 'This address cannot be read.', correlationId: request.id });
}
