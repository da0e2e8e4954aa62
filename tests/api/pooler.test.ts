// Goal: behind a pooler in transaction mode requests need no database session of their own, and
// notifications bypass it.
// Method: a forwarder in the pooler's place, which reads how connections are opened; PgBouncer
// itself runs in `npm run scale`.
import { once } from 'node:events';
import net, { type AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withClient } from '#db/tools/with-client.ts';
import { openServerContext } from '#plugins/core/serving/server-context.ts';
import { productFiles } from '#plugins/graphile.config.ts';
import { createTestDatabase, type TestDatabase } from '../support/create-test-database.ts';
import { aUser } from '../support/fixtures/a-user.ts';
import { anOperator } from '../support/fixtures/an-operator.ts';
import { type Api, createApi } from './core/support/create-api.ts';

/** Those that PgBouncer accepts without settings of its own. */
const FORWARDED = ['user', 'database', 'client_encoding', 'application_name'];

let database: TestDatabase;
let pooler: net.Server;
let api: Api;
/** The names of the parameters of each connection that was opened through the pooler. */
const opened: string[][] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  const { hostname, port } = new URL(database.authenticatorUrl);
  pooler = net.createServer((near) => {
    const far = net.connect(Number(port), hostname);
    near.once('data', (first: Buffer) => opened.push(parameterNames(first)));
    near.pipe(far).pipe(near);
    near.on('error', () => far.destroy());
    far.on('error', () => near.destroy());
  });
  await once(pooler.listen(0, '127.0.0.1'), 'listening');
  const poolerUrl = new URL(database.authenticatorUrl);
  poolerUrl.hostname = '127.0.0.1';
  poolerUrl.port = String((pooler.address() as AddressInfo).port);
  const source = { connectionString: database.authenticatorUrl };
  api = await createApi(source, 'admin', { ...productFiles, poolerUrl: poolerUrl.href });
});
afterAll(async () => {
  await api?.[Symbol.asyncDispose]();
  pooler?.close();
  await database?.drop();
});

/** Of a start-up message: after its length and version, null-terminated names and values. */
function parameterNames(message: Buffer): string[] {
  const texts = message.subarray(8).toString().split('\0');
  return texts.filter((text, index) => index % 2 === 0 && text !== '');
}

test('requests go through the pooler, in connections opened without settings', async () => {
  const operator = await database.committed((tx) => anOperator(tx, 'ADMIN'));
  const { email } = await database.committed((tx) => aUser(tx));
  const before = opened.length;
  const { data, errors } = await api.ask<{ users: { totalCount: number } }>(
    'query ($email: String!) { users(filter: { email: { equalTo: $email } }) { totalCount } }',
    { email },
    operator.token,
  );
  expect(errors).toBeUndefined();
  expect(data.users.totalCount).toBe(1);
  expect(opened.length).toBeGreaterThan(before);
  const names = new Set(opened.flat());
  expect([...names].filter((name) => !FORWARDED.includes(name))).toEqual([]);
});

test('JIT compilation is off for the API’s role', async () => {
  const { rows } = await withClient(database.authenticatorUrl, (client) =>
    client.query<{ jit: string }>('show jit'),
  );
  expect(rows[0]?.jit).toBe('off');
});

test('notifications come from the database itself, also while the pooler is unavailable', async () => {
  const context = openServerContext(
    { ...api.options, poolerUrl: 'postgres://app_authenticator@127.0.0.1:1/honorar' },
    () => {},
  );
  await expect(context.pool.query('select 1')).rejects.toThrow('ECONNREFUSED');
  const notifications = await context.hub.subscribe('app:things:1');
  await withClient(database.superuserUrl, (client) =>
    client.query(`select pg_notify('app:things:1', 'changed')`),
  );
  expect((await notifications.next()).value).toBe('changed');
  await context.hub.release();
  await context.pool.end();
});
