import type { FastifyRequest } from 'fastify';
import type { makeGraphQLWSConfig } from 'grafserv';

type Protocol = ReturnType<typeof makeGraphQLWSConfig>;
type Opening = Parameters<NonNullable<Protocol['onSubscribe']>>[0];

/** The opening message of a websocket for a plain request: the token comes from the header instead. */
export function standIn(request: FastifyRequest): Opening {
  const opening: unknown = {
    connectionInitReceived: true,
    acknowledged: true,
    subscriptions: {},
    connectionParams: { authorization: request.headers.authorization ?? '' },
    extra: { request: request.raw, socket: request.raw.socket },
  };
  return opening as Opening;
}
