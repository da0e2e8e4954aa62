// Goal: in development one process serves the current files and database as soon as they are valid;
// running requests are answered by the previous app, subscribers reconnect, errors change nothing,
// and the previous app is released. Method: real apps over a real database behind one address.
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import WebSocket from 'ws';
import { createApp } from '#server/create-app.ts';
import { type Renewing, renewingApp } from '#server/development/renewing-app.ts';
import { readEnv, type ServerEnv } from '#server/env.ts';
import { createTestDatabase, type TestDatabase } from '../../support/create-test-database.ts';
import { testSecret } from '../../support/test-secret.ts';

let database: TestDatabase;
let env: ServerEnv;
let app: FastifyInstance & Renewing;
let url: string;
/** Weak references to the apps that were built. */
const built: WeakRef<FastifyInstance>[] = [];
let fault: Error | null = null;

async function build(given: ServerEnv): Promise<FastifyInstance> {
  const next = await createApp(given);
  // Longer than it takes to build the next.
  next.get('/slowly', async () => {
    requested.resolve();
    await answering.promise;
    return { built: number };
  });
  const number = built.push(new WeakRef(next));
  if (!fault) return next;
  await next.close();
  throw fault;
}
let requested = Promise.withResolvers<void>();
let answering = Promise.withResolvers<void>();

beforeAll(async () => {
  database = await createTestDatabase();
  env = readEnv({
    DATABASE_URL_AUTHENTICATOR: database.authenticatorUrl,
    SECRET: testSecret,
    FILES_URL: 'file:///nowhere',
    SANDBOX_URL: 'http://127.0.0.1:1',
    LOG_LEVEL: 'silent',
  });
  app = await renewingApp(env, build);
  await app.listen({ port: 0, host: '127.0.0.1' });
  url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
});
afterEach(() => {
  fault = null;
  answering.resolve();
  requested = Promise.withResolvers();
  answering = Promise.withResolvers();
});
afterAll(async () => {
  await app?.close();
  await database?.drop();
});

async function mutations(): Promise<string> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ __type(name: "Mutation") { fields { description } } }' }),
  });
  return response.text();
}
const comment = (text: string) =>
  database.committed((tx) =>
    tx.query(`comment on function app_public.create_client(jsonb) is '${text}'`),
  );

test('a change of the database is served once its app is built, at the same address', async () => {
  await comment('Said anew.');
  expect(await mutations()).not.toContain('Said anew.');
  await app.renew();
  expect(await mutations()).toContain('Said anew.');
});

test('a build that fails changes nothing, and a corrected one is served', async () => {
  await comment('Said in vain.');
  fault = new Error('no schema can be made');
  await expect(app.renew()).rejects.toThrow('no schema can be made');
  expect(await mutations()).toContain('Said anew.');
  fault = null;
  await app.renew();
  expect(await mutations()).toContain('Said in vain.');
});

test('a running request is answered by the app that received it', async () => {
  const number = built.length;
  const slow = fetch(`${url}/slowly`);
  await requested.promise;
  await app.renew();
  answering.resolve();
  expect(await (await slow).json()).toEqual({ built: number });
  const next = fetch(`${url}/slowly`);
  expect(await (await next).json()).toEqual({ built: number + 1 });
});

test('a subscriber is asked to reconnect, and the next app accepts it', async () => {
  const socket = await connected();
  const closed = once(socket, 'close');
  await app.renew();
  await closed;
  const again = await connected();
  again.terminate();
});

test('a previous app is not kept in memory', async () => {
  // Five were served before, each with a schema of its own or with the previous one's.
  await comment('Said for the last time.');
  await app.renew();
  expect(built.length).toBeGreaterThan(5);
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const stored = () => {
    collect();
    return built.flatMap((app, at) => (app.deref() ? [at] : []));
  };
  await expect.poll(stored, { timeout: 10_000, interval: 200 }).toEqual([built.length - 1]);
});

async function connected(): Promise<WebSocket> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
  await once(socket, 'open');
  socket.send(JSON.stringify({ type: 'connection_init' }));
  const [message] = await once(socket, 'message');
  expect(JSON.parse(String(message))).toMatchObject({ type: 'connection_ack' });
  return socket;
}
