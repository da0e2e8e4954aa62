import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { migrateDatabase } from '#db/tools/migrate-database.ts';
import { withClient } from '#db/tools/with-client.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { migrate } from '#tools/launcher/database/migrate.ts';
import { openDatabase } from '#tools/launcher/database/open-database.ts';
import { env } from '#tools/launcher/env.ts';
import { openGiven, refuseUnfit } from '#tools/launcher/postgres/open-given.ts';
import { removeCluster } from '#tools/launcher/postgres/remove-cluster.ts';
import { type RunningPostgres, startPostgres } from '#tools/launcher/postgres/start-postgres.ts';

// Goal: any suitable Postgres can be used, as providers offer them, and an unsuitable one is
// refused with what it lacks. Method: a cluster of its own, in which our roles do not exist yet.

const place = temporaryFolder();
let postgres: RunningPostgres;
const url = (role: string, database: string, port = postgres.port) =>
  `postgres://${role}:secret@127.0.0.1:${port}/${database}`;

beforeAll(async () => {
  const settings = ['fsync=off'];
  const options = { dataFolder: place.folder, name: 'given', password: 'secret', settings };
  postgres = await startPostgres(options);
  await withClient(url('postgres', 'postgres'), async (client) => {
    await client.query(`create role host login createrole createdb password 'secret'`);
    await client.query(`create role weak login password 'secret'`);
    await client.query(`create role "half way" login createrole password 'secret'`);
    await client.query('create database readymade owner host');
    await client.query('create database empty owner host');
  });
});
afterAll(async () => {
  // graphile-migrate keeps its connections for a moment, and ends the process when it loses one.
  const others = `select from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`;
  const count = () =>
    withClient(
      url('postgres', 'postgres'),
      async (client) => (await client.query(others)).rowCount,
    );
  await vi.waitFor(async () => expect(await count()).toBe(0), 5_000);
  await postgres?.stop();
  await removeCluster(place.folder, 'given');
  place.remove();
});

const surroundings = {
  dataFolder: place.folder,
  databasePlace: null,
  databaseSettings: [],
  secretBefore: null,
};

test('the first start fills an empty database of a cluster without our roles', async () => {
  const databaseUrl = url('host', 'empty');
  const secrets = { secret: 'of the provider', superuserPassword: '' };
  const opened = await openDatabase({ ...surroundings, databaseUrl }, secrets);
  const files = { root: env.root, dataFolder: place.folder };
  const start = () => migrate(opened, { ...secrets, secretBefore: null }, () => {}, files);
  await start();
  const { authenticatorUrl } = await start();
  await withClient(authenticatorUrl, (client) => client.query('select 1'));
});

const passwords = { owner: 'o', authenticator: 'a', worker: 'w' };

test.each(['new_one', 'readymade'])('a role that is no superuser sets up %s', async (database) => {
  const opened = await openGiven(url('host', database));
  expect(opened.name).toBe(database);
  const { superuserUrl, name: databaseName } = opened;
  // Two machines start at the same time.
  const options = { superuserUrl, databaseName, passwords };
  const [urls] = await Promise.all([migrateDatabase(options), migrateDatabase(options)]);
  // Again, as at every later start.
  await migrateDatabase(options);
  await withClient(urls.authenticatorUrl, async (client) => {
    await client.query('begin; set local role app_visitor');
    const { rows } = await client.query('select app_hidden.current_user_id() as id');
    expect(rows).toEqual([{ id: null }]);
  });
  await withClient(urls.workerUrl, (client) => client.query('select 1'));
});

test('without a name, or with that of the default database, the database is ours', async () => {
  expect((await openGiven(url('postgres', ''))).name).toBe('honorar');
  expect((await openGiven(url('postgres', 'postgres'))).name).toBe('honorar');
});

test('a role without sufficient rights is shown the statements that grant them', async () => {
  await expect(openGiven(url('weak', 'x'))).rejects.toThrow(
    'alter role "weak" createrole createdb;',
  );
  await expect(openGiven(url('half way', 'x'))).rejects.toThrow('alter role "half way" createdb;');
  await expect(openGiven(url('half way', 'readymade'))).resolves.toBeDefined();
});

test('an older Postgres is refused', () => {
  const able = { role: 'r', may_make_roles: true, may_make_databases: true, has_database: false };
  const of = (version: string, number: number) => () =>
    refuseUnfit({ ...able, version, number }, 'honorar');
  expect(of('16.9 (Debian 16.9-1)', 160009)).toThrow(/leads to Postgres 16.9 .*needs 17 or newer/);
  expect(of('17.0', 170000)).not.toThrow();
});

test('an unreachable Postgres is reported, without the password', async () => {
  const failure = await openGiven(url('host', 'x', 1)).catch((error: Error) => error.message);
  expect(failure).toMatch(/^Postgres at 127.0.0.1:1, named by DATABASE_URL.*ECONNREFUSED/);
  expect(failure).not.toContain('secret');
  const wrong = url('host', 'x').replace('secret', 'hemmelig');
  await expect(openGiven(wrong)).rejects.toThrow('password authentication failed');
  await expect(openGiven('nonsense')).rejects.toThrow('must look like postgres://');
});

test('another installation’s secret is detected before its roles are changed', async () => {
  const databaseUrl = url('host', 'readymade');
  const start = async (secret: string, secretBefore: string | null = null) => {
    const secrets = { secret, superuserPassword: '' };
    const opened = await openDatabase({ ...surroundings, databaseUrl, secretBefore }, secrets);
    return migrate(opened, { secret, secretBefore }, () => {});
  };
  const unknownId = 'alter role app_authenticator nologin';
  await withClient(url('postgres', 'postgres'), (client) => client.query(unknownId));
  const first = await start('of the first');
  const isIn = () => withClient(first.authenticatorUrl, (client) => client.query('select 1'));
  await start('of the first');
  await expect(start('of the second')).rejects.toThrow(
    /passwords from another SECRET.*SECRET_BEFORE/s,
  );
  await expect(start('of the second', 'a guess')).rejects.toThrow('another SECRET');
  await isIn();
  await start('of the second', 'of the first');
  await expect(isIn()).rejects.toThrow('password authentication failed');
  await expect(start('of the first')).rejects.toThrow(unknownId);
});
