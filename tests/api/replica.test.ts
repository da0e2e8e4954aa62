// Goal: a replica's answer is never older than the commits before the request, and if it is behind,
// unavailable or promoted, the primary answers.
// Method: a real replica that streams from a real primary, paused, stopped and promoted while both
// APIs read.
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseUrl } from '#db/tools/database-folder.ts';
import { withClient } from '#db/tools/with-client.ts';
import { openLink } from '#plugins/core/exports/open-link.ts';
import { productFiles } from '#plugins/graphile.config.ts';
import {
  type DurableCluster,
  durableCluster,
  migratedDatabase,
  replicaOf,
} from '../faults/support/durable-cluster.ts';
import { until } from '../faults/support/place.ts';
import type { TestDatabase } from '../support/create-test-database.ts';
import { aUser } from '../support/fixtures/a-user.ts';
import { anOperator, type TestOperator } from '../support/fixtures/an-operator.ts';
import { type Api, createApi } from './core/support/create-api.ts';

let primary: DurableCluster;
let standby: DurableCluster;
let database: TestDatabase;
let operator: TestOperator;
let api: Api;
/** As superuser on the replica. */
let replica: pg.Pool;

beforeAll(async () => {
  primary = await durableCluster(['wal_level=replica', 'max_wal_senders=4']);
  database = await migratedDatabase(primary);
  operator = await database.committed((tx) => anOperator(tx, 'ADMIN'));
  standby = await replicaOf(primary);
  replica = new pg.Pool({ connectionString: at(database.superuserUrl), max: 2 });
  replica.on('error', () => {});
  const source = { connectionString: database.authenticatorUrl };
  const replicaUrl = at(database.authenticatorUrl);
  api = await createApi(source, 'admin', { ...productFiles, replicaUrl });
});
afterAll(async () => {
  await api?.[Symbol.asyncDispose]();
  await replica?.end();
  await database?.drop();
  await standby?.remove();
  await primary?.remove();
});

/** The same role and database on the replica. */
function at(url: string): string {
  const changed = new URL(url);
  changed.port = new URL(standby.url).port;
  return changed.href;
}

/** The address of a person who was just registered. */
const register = () => database.committed(async (tx) => (await aUser(tx)).email);

/** The number of people with an address that the console finds. */
async function found(email: string): Promise<number> {
  const { data, errors } = await api.ask<{ users: { totalCount: number } }>(
    'query ($email: String!) { users(filter: { email: { equalTo: $email } }) { totalCount } }',
    { email },
    operator.token,
  );
  expect(errors).toBeUndefined();
  return data.users.totalCount;
}

/** The number of connections of the replica that have ended the transaction of a request. */
async function readsOnReplica(): Promise<number> {
  const { rows } = await replica.query<{ n: number }>(
    `select count(*)::int as n from pg_stat_activity where usename = 'app_authenticator' and query = 'commit'`,
  );
  return rows[0]?.n ?? 0;
}

/** Whether an export of a visitor's link would read from the replica. */
async function exportsFromReplica(): Promise<boolean> {
  const q = Buffer.from(JSON.stringify({ session: null })).toString('base64url');
  const link = await openLink(q, {
    connectionString: database.authenticatorUrl,
    replicaUrl: at(database.authenticatorUrl),
  });
  const { rows } = await link!.client.query('select pg_is_in_recovery() as is_replica');
  await link!.client.end();
  return rows[0].is_replica;
}

test('each read sees the writes before it, and the replica answers', async () => {
  for (let n = 0; n < 20; n++) expect(await found(await register())).toBe(1);
  expect(await readsOnReplica()).toBeGreaterThan(0);
  expect(await exportsFromReplica()).toBe(true);
});

test('while the replica is behind, the primary answers', async () => {
  await replica.query('select pg_wal_replay_pause()');
  const email = await register();
  expect(await found(email)).toBe(1);
  expect(await exportsFromReplica()).toBe(false);
  await replica.query('select pg_wal_replay_resume()');
  await until(exportsFromReplica, 'the replica does not catch up');
});

test('while the replica is unavailable, the primary answers', async () => {
  await standby.kill();
  expect(await found(await register())).toBe(1);
  expect(await exportsFromReplica()).toBe(false);
  expect(api.faults.length, 'it is logged').toBeGreaterThan(0);
  await standby.start();
  await until(exportsFromReplica, 'the replica does not come back');
  expect(await found(await register())).toBe(1);
});

test('a promoted replica is no longer read', async () => {
  await withClient(databaseUrl(standby.url, {}), (client) => client.query('select pg_promote()'));
  expect(await found(await register())).toBe(1);
  expect(await exportsFromReplica()).toBe(false);
});
