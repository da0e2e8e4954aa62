import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { grafserv } from 'grafserv/fastify/v5';
import type { OpenApi } from '#plugins/open-api.ts';

/**
 * The type of an answer by the `Accept` header of a request. Headers of others than our own screens and common programs are
 * read by Grafserv.
 */
const answerTypes = new Map([
  [undefined, 'application/graphql-response+json;charset=utf-8'],
  ['*/*', 'application/graphql-response+json;charset=utf-8'],
  [
    'application/graphql-response+json, application/json',
    'application/graphql-response+json;charset=utf-8',
  ],
  ['application/json', 'application/json;charset=utf-8'],
]);

/** Serves the requests of an API at its address. */
export async function serveApi(app: FastifyInstance, api: OpenApi): Promise<void> {
  const { schema, preset, direct } = api;
  const http = grafserv({ preset, schema });
  await http.ready();
  await app.register(async (scope) => {
    if (direct) {
      scope.addHook('preHandler', async (request, reply) => {
        const type = directType(request);
        const data = type && (await direct.answer(request.raw, request.body));
        if (data) return sendData(reply, type, data);
      });
    }
    await http.addTo(scope);
  });
  app.addHook('onClose', () => http.release());
}

function directType({ method, headers }: FastifyRequest): string | undefined {
  return method === 'POST' && headers['content-type'] === 'application/json'
    ? answerTypes.get(headers.accept)
    : undefined;
}

function sendData(reply: FastifyReply, type: string, data: string): FastifyReply {
  return reply.type(type).send(`{"data":${data}}`);
}
