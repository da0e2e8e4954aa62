import path from 'node:path';
import Fastify from 'fastify';
import type { GraphQLSchema } from 'grafast/graphql';
import { grafserv } from 'grafserv/node';
import type { ApiOptions } from '#plugins/core/serving/server-context.ts';
import { adminApi, portalApi } from '#plugins/graphile.config.ts';
import { openApi } from '#plugins/open-api.ts';
import { serveApi } from '#server/graphql/serve-api.ts';
import { env } from '#tests/support/env.ts';
import { testSecret } from '#tests/support/test-secret.ts';
import type { Answer } from '../../support/answer.ts';
import type { World } from './create-world.ts';

export interface Api {
  url: string;
  schema: GraphQLSchema;
  options: ApiOptions;
  /** Messages that were logged as unexpected. */
  faults: Record<string, unknown>[];
  stored: Map<string, Buffer>;
  /** Sends an operation over HTTP. */
  ask<Data>(query: string, variables?: object, token?: string | null): Promise<Answer<Data>>;
  [Symbol.asyncDispose](): Promise<void>;
}

const core = path.join(import.meta.dirname, '..');

/** Serves one of the two APIs over a world, as the server does. */
export async function createApi(
  world: Pick<World, 'connectionString'>,
  which: 'portal' | 'admin' = 'portal',
  more: Partial<ApiOptions> = {},
): Promise<Api> {
  const faults: Record<string, unknown>[] = [];
  const stored = new Map<string, Buffer>();
  const options: ApiOptions = {
    connectionString: world.connectionString,
    secret: testSecret,
    filesUrl: '/nowhere',
    formsFolder: path.join(core, 'forms'),
    modulesFolder: path.join(core, 'modules'),
    isCompiled: env.isCompiled,
    log: (fields) => void faults.push(fields),
    store: {
      put: async (key, content) => void stored.set(key, content),
      delete: async (key) => void stored.delete(key),
    },
    ...more,
  };
  const kind = which === 'portal' ? portalApi : adminApi;
  const open = await openApi(kind, options);
  const { schema, preset } = open;
  const app = Fastify({ forceCloseConnections: true });
  await serveApi(app, open);
  const sockets = grafserv({ schema, preset });
  const upgrade = await sockets.getUpgradeHandler();
  if (upgrade) app.server.on('upgrade', upgrade);
  const url = `${await app.listen({ port: 0, host: '127.0.0.1' })}${kind.address}`;
  return {
    url,
    schema,
    options,
    faults,
    stored,
    async ask<Data>(query: string, variables: object = {}, token: string | null = null) {
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          accept: 'application/json',
          ...(token === null ? null : { authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify({ query, variables }),
      });
      return (await response.json()) as Answer<Data>;
    },
    async [Symbol.asyncDispose]() {
      await app.close();
      await sockets.release();
      await open.release();
    },
  };
}
