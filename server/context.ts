import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import type { Registry } from 'prom-client';
import type { FileStorage } from '#shared/storage/file-storage.ts';
import type { ServerEnv } from './env.ts';
import type { OpenApis } from './graphql/open-apis.ts';
import type { Correlate } from './http/correlate.ts';

/** The context shared by the routes. */
export interface ServerContext {
  env: ServerEnv;
  apis: OpenApis;
  /** Logs in as app_authenticator, which may only call a few named functions. */
  pool: pg.Pool;
  /** Overload for callers other than Fastify requests. */
  correlate: Correlate;
  storage: FileStorage;
  metrics: Registry;
  /** Aborts when the server is about to stop. */
  stopping: AbortSignal;
}

/** A file in `routes/` exports one of these under the name `route`. */
export type Route = (app: FastifyInstance, context: ServerContext) => Promise<void>;
