import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import Fastify from 'fastify';
import pg from 'pg';
import { serializeError } from '#shared/serialize-error.ts';
import { openStorage } from '#shared/storage/open-storage.ts';
import type { ServerEnv } from './env.ts';
import { openApis } from './graphql/open-apis.ts';
import { answerErrors, answerOutages } from './http/answer-errors.ts';
import { boundBodies, ORDINARY_BYTES } from './http/bound-bodies.ts';
import { clientAddress, makeCorrelate } from './http/correlate.ts';
import { loadRoutes } from './http/load-routes.ts';
import { measureRequests } from './http/measure-requests.ts';
import { limitConnections } from './http/quota.ts';
import { addSecurityHeaders } from './http/security-headers.ts';
import { showFaults, showMissing } from './http/show-faults.ts';
import { traceRequests } from './http/trace-requests.ts';

/** Enough for a receipt of 10 MB over a slow line. Slower uploads are ended long before. */
const REQUEST_TIMEOUT_MS = 10 * 60_000;
const HEADERS_TIMEOUT_MS = 10_000;
/** The interval at which Node looks for requests past their time limit. */
const CHECK_EVERY_MS = 2_000;

/** Builds the HTTP server with all its routes, ready to listen. `stopping` aborts some time before it is closed. */
export async function createApp(
  env: ServerEnv,
  stopping: AbortSignal = new AbortController().signal,
): Promise<FastifyInstance> {
  const correlate = makeCorrelate(clientAddress(env.trustedProxies));
  const app = Fastify({
    logger: loggerOptions(env.logLevel),
    genReqId: correlate,
    bodyLimit: ORDINARY_BYTES,
    http: { headersTimeout: HEADERS_TIMEOUT_MS, connectionsCheckingInterval: CHECK_EVERY_MS },
    requestTimeout: REQUEST_TIMEOUT_MS,
    forceCloseConnections: 'idle',
    frameworkErrors: answerUnreadable,
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 200 },
  });
  limitConnections(app.server, env.trustedProxies);
  const pool = new pg.Pool({ connectionString: env.poolerUrl ?? env.databaseUrl, max: 4 });
  // Without a listener an idle connection lost to a database restart would end the process.
  pool.on('error', (error) => app.log.warn({ err: error }, 'a database connection was lost'));
  app.addHook('onClose', () => pool.end());
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-correlation-id', request.id);
    done();
  });
  traceRequests(app);
  finishAnswers(app, stopping);
  showFaults(app);
  boundBodies(app, pool);
  addSecurityHeaders(app, env.publicUrl);
  answerErrors(app);
  answerOutages(app);
  const metrics = measureRequests(app);
  const apis = await openApis(app, env);
  const storage = openStorage(env.filesUrl);
  await loadRoutes(app, { env, apis, pool, correlate, metrics, storage, stopping });
  return app;
}

/** Clients go elsewhere with their next request as soon as the server is about to stop; a close waits for the answers under way. */
function finishAnswers(app: FastifyInstance, stopping: AbortSignal): void {
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (stopping.aborted) reply.header('connection', 'close');
    done();
  });
  app.addHook('preClose', async () => {
    // A connection whose answer has ended since would be waited for until the client closes it.
    const closing = setInterval(() => app.server.closeIdleConnections(), 100);
    app.server.once('close', () => clearInterval(closing));
  });
}

/** Responds to a malformed address, which reaches neither routes nor hooks. */
function answerUnreadable(
  _error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  reply.headers({
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  });
  if (showMissing(request, reply)) return;
  reply.code(400).send({ error: 'This address cannot be read.', correlationId: request.id });
}

/**
 * A path without its query, which may hold a signature or a one-time token, and without the short name of an account, which is
 * mostly that of its person.
 */
const loggedPath = (url: string | undefined) =>
  url?.split('?')[0]?.replace(/^(\/v2\/\w+\/(?:personal|business)\/)[^/]+/, '$1-');

/** One JSON line per event. */
export function loggerOptions(level: string) {
  return {
    name: 'server',
    level,
    serializers: {
      err: serializeError,
      req: (request: FastifyRequest) => ({
        method: request.method,
        path: loggedPath(request.url),
        from: request.headers['x-client-address'],
      }),
    },
  };
}
