import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type GrafservBase, makeGraphQLWSConfig } from 'grafserv';
import type { ExecutionArgs, ExecutionResult, GraphQLError } from 'graphql';

type Protocol = ReturnType<typeof makeGraphQLWSConfig>;

type Opening = Parameters<NonNullable<Protocol['onSubscribe']>>[0];

/** Whether an operation may run; else its faults are here. */
export const isArgs = (
  args: ExecutionArgs | readonly GraphQLError[] | undefined,
): args is ExecutionArgs => args !== undefined && !Array.isArray(args);

const payload = { query: '{ catalogue }' };

/**
 * Serves the console's catalogue for `GET`, with the result of the API. The catalogue is large and changes
 * only with a new version or the operator's rights, so the browser caches it and revalidates.
 */
export function serveCatalogue(app: FastifyInstance, address: string, serv: GrafservBase): void {
  // The same hooks as for websocket clients.
  const { onSubscribe, execute } = makeGraphQLWSConfig(serv);
  app.get(address, async (request, reply) => {
    const args = (await onSubscribe?.(openingOf(request), request.id, payload)) ?? undefined;
    const result = isArgs(args) ? await execute?.(args) : { errors: args };
    const { data, errors } = result as ExecutionResult;
    if (errors || !data) {
      const masked = errors?.map(serv.dynamicOptions.maskError) ?? [];
      const isUnauthorized = masked.some(({ extensions }) => extensions?.code === 'UNAUTHORIZED');
      return reply.code(isUnauthorized ? 401 : 500).send({ errors: masked });
    }
    const body = JSON.stringify({ data });
    // Weak, because it identifies the content and not the bytes, which may be compressed.
    const etag = `W/"${createHash('sha256').update(body).digest('base64url')}"`;
    reply.header('etag', etag).header('cache-control', 'private, no-cache');
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.type('application/json; charset=utf-8').send(body);
  });
}

/** The opening message of a websocket for a plain request: the token comes from the header instead. */
export function openingOf(request: FastifyRequest): Opening {
  const opening: unknown = {
    connectionInitReceived: true,
    acknowledged: true,
    subscriptions: {},
    connectionParams: { authorization: request.headers.authorization ?? '' },
    extra: { request: request.raw, socket: request.raw.socket },
  };
  return opening as Opening;
}
