import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createApp } from '#server/create-app.ts';
import { readEnv } from '#server/env.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/create-test-database.ts';
import { type Posted, post } from './post.ts';

type Send = <Data>(
  query: string,
  variables?: unknown,
  token?: string | null,
) => Promise<Posted<Data>>;

export interface RealServer extends AsyncDisposable {
  url: string;
  secret: string;
  filesFolder: string;
  app: FastifyInstance;
  database: TestDatabase;
  /** Sends an operation to the portal's API. */
  portal: Send;
  /** Sends an operation to the operators' API. */
  admin: Send;
}

/**
 * The server as it runs in production, on a free port and a database of the file's own, optionally
 * reached through a proxy.
 */
export async function realServer(
  more: Record<string, string> = {},
  way: (databaseUrl: string) => Promise<string> = async (databaseUrl) => databaseUrl,
  stopping?: AbortSignal,
): Promise<RealServer> {
  const database = await createTestDatabase();
  const folder = await mkdtemp(path.join(os.tmpdir(), 'honorar-hostile-'));
  const filesFolder = path.join(folder, 'files');
  const secret = 'the secret of this test';
  const app = await createApp(
    readEnv({
      DATABASE_URL_AUTHENTICATOR: await way(database.authenticatorUrl),
      SECRET: secret,
      FILES_URL: filesFolder,
      DIST_DIR: path.join(folder, 'dist'),
      LOG_LEVEL: 'silent',
      ...more,
    }),
    stopping,
  );
  await app.listen({ port: 0, host: '127.0.0.1' });
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  const to =
    (address: string): Send =>
    <Data>(query: string, variables: unknown = {}, token: string | null = null) =>
      post<Data>(`${url}${address}`, { query, variables }, token);
  return {
    url,
    secret,
    filesFolder,
    app,
    database,
    portal: to('/graphql'),
    admin: to('/admin/graphql'),
    async [Symbol.asyncDispose]() {
      await app.close();
      await database.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
