import type { FastifyRequest } from 'fastify';
import { serializeError } from '#shared/serialize-error.ts';

/** One JSON line per event. The query is left out: it may hold a signature or a one-time token. */
export function loggerOptions(level: string) {
  return {
    name: 'server',
    level,
    serializers: {
      err: serializeError,
      req: (request: FastifyRequest) => ({
        method: request.method,
        path: request.url?.split('?')[0],
        from: request.headers['x-client-address'],
      }),
    },
  };
}
