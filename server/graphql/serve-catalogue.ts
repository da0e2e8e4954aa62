import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { type GrafservBase, makeGraphQLWSConfig } from 'grafserv';
import type { ExecutionResult } from 'graphql';
import { isArgs } from './is-args.ts';
import { standIn } from './stand-in.ts';

const payload = { query: '{ catalogue }' };

/**
 * `GET` of what the console is drawn from, as the API answers it. It is large and changes with a new
 * version or the operator's rights, so the browser keeps it and asks whether it still holds.
 */
export function serveCatalogue(app: FastifyInstance, address: string, serv: GrafservBase): void {
  // The same hooks as for everybody who asks for it.
  const { onSubscribe, execute } = makeGraphQLWSConfig(serv);
  app.get(address, async (request, reply) => {
    const args = (await onSubscribe?.(standIn(request), request.id, payload)) ?? undefined;
    const result = isArgs(args) ? await execute?.(args) : { errors: args };
    const { data, errors } = result as ExecutionResult;
    if (errors || !data) {
      const told = errors?.map(serv.dynamicOptions.maskError) ?? [];
      const isStranger = told.some(({ extensions }) => extensions?.code === 'UNAUTHORIZED');
      return reply.code(isStranger ? 401 : 500).send({ errors: told });
    }
    const body = JSON.stringify({ data });
    // Weak, because it is of what is said and not of the bytes, which may be packed.
    const etag = `W/"${createHash('sha256').update(body).digest('base64url')}"`;
    reply.header('etag', etag).header('cache-control', 'private, no-cache');
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.type('application/json; charset=utf-8').send(body);
  });
}
