import Fastify, { type FastifyInstance } from 'fastify';
import pg from 'pg';
import { openStorage } from '#shared/storage/open-storage.ts';
import type { ServerEnv } from './env.ts';
import { openApis } from './graphql/open-apis.ts';
import { answerErrors } from './http/answer-errors.ts';
import { answerOutages } from './http/answer-outages.ts';
import { answerUnreadable } from './http/answer-unreadable.ts';
import { boundBodies, ORDINARY_BYTES } from './http/bound-bodies.ts';
import { clientAddress } from './http/client-address.ts';
import { makeCorrelate } from './http/correlate.ts';
import { limitConnections } from './http/limit-connections.ts';
import { loadRoutes } from './http/load-routes.ts';
import { loggerOptions } from './http/logger-options.ts';
import { measureRequests } from './http/measure-requests.ts';
import { addSecurityHeaders } from './http/security-headers.ts';
import { showFaults } from './http/show-faults.ts';

/** Enough for a receipt of 10 MB over a slow line. Slower uploads are ended long before. */
const REQUEST_TIMEOUT_MS = 10 * 60_000;
const HEADERS_TIMEOUT_MS = 10_000;
/** The interval at which Node looks for requests past their time limit. */
const CHECK_EVERY_MS = 2_000;

/** Builds the HTTP server with all its routes, ready to listen. */
export async function createApp(env: ServerEnv): Promise<FastifyInstance> {
  const correlate = makeCorrelate(clientAddress(env.trustedProxies));
  const app = Fastify({
    logger: loggerOptions(env.logLevel),
    genReqId: correlate,
    bodyLimit: ORDINARY_BYTES,
    http: { headersTimeout: HEADERS_TIMEOUT_MS, connectionsCheckingInterval: CHECK_EVERY_MS },
    requestTimeout: REQUEST_TIMEOUT_MS,
    forceCloseConnections: true,
    frameworkErrors: answerUnreadable,
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 200 },
  });
  limitConnections(app.server, env.trustedProxies);
  const pool = new pg.Pool({ connectionString: env.databaseUrl, max: 4 });
  // Without a listener an idle connection lost to a database restart would end the process.
  pool.on('error', (error) => app.log.warn({ err: error }, 'a database connection was lost'));
  app.addHook('onClose', () => pool.end());
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-correlation-id', request.id);
  });
  showFaults(app);
  boundBodies(app, pool);
  addSecurityHeaders(app, env.publicUrl);
  answerErrors(app);
  answerOutages(app);
  const metrics = measureRequests(app);
  const apis = await openApis(app, env);
  const storage = openStorage(env.filesUrl);
  await loadRoutes(app, { env, apis, pool, correlate, metrics, storage });
  return app;
}
