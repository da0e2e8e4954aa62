import { fork } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { withClient } from '#db/tools/with-client.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { findDataFolder } from '#tools/launcher/postgres/find-data-folder.ts';
import { readPostmaster, removeCluster } from '#tools/launcher/postgres/remove-cluster.ts';
import { startPostgres } from '#tools/launcher/postgres/start-postgres.ts';
import { supervisePostgres } from '#tools/launcher/postgres/supervise-postgres.ts';
import { systemUser } from '#tools/launcher/postgres/system-user.ts';
import { isAlive } from '#tools/launcher/process/is-alive.ts';

const password = 'a password with spaces';
let place: ReturnType<typeof temporaryFolder>;
const begin = () => {
  place = temporaryFolder();
};
const end = async () => {
  await removeCluster(place.folder, 'postgres');
  place.remove();
};

const options = () => ({ dataFolder: place.folder, name: 'postgres', password });
const url = (port: number) =>
  `postgres://postgres:${encodeURIComponent(password)}@127.0.0.1:${port}/postgres`;
const query = (port: number, text: string) =>
  withClient(url(port), async (client) => (await client.query(text)).rows);
const postmaster = () =>
  readPostmaster(findDataFolder(place.folder, 'postgres', systemUser()))?.pid ?? 0;

/** The cluster that a test leaves is stopped, and the next test starts it again. */
describe('an initialised cluster', () => {
  beforeAll(begin);
  afterAll(end);

  test('a half-initialised cluster is initialised again, while another checkout creates its own', async () => {
    const neighbour = temporaryFolder();
    const folder = findDataFolder(place.folder, 'postgres', systemUser());
    fs.mkdirSync(`${folder}.new/base`, { recursive: true });
    const [one, two] = await Promise.all([
      startPostgres(options()),
      startPostgres({ ...options(), dataFolder: neighbour.folder }),
    ]);
    expect(one.port).not.toBe(two.port);
    await Promise.all([query(one.port, 'select 1'), query(two.port, 'select 1')]);
    await Promise.all([one.stop(), two.stop()]);
    await removeCluster(neighbour.folder, 'postgres');
    neighbour.remove();
  });

  test('a cluster keeps its data and its port from one start to the next', async () => {
    const first = await startPostgres(options());
    await query(first.port, 'create table kept (n int); insert into kept values (7)');
    await first.stop();
    expect(isAlive(first.pid)).toBe(false);

    const second = await startPostgres(options());
    expect(second.port).toBe(first.port);
    expect(await query(second.port, 'select n from kept')).toEqual([{ n: 7 }]);
    await second.stop();
  });

  test('the log names the constraint that a row violates and contains none of its values', async () => {
    const started = await startPostgres(options());
    await query(started.port, 'create table people (number text unique check (number <> $$x$$))');
    await query(
      started.port,
      'create or replace procedure add_person(text) language sql as $$insert into people values ($1)$$',
    );
    const add = () =>
      withClient(url(started.port), (client) =>
        client.query('call add_person($1)', ['01019012345']),
      );
    await add();
    await expect(add()).rejects.toMatchObject({ detail: expect.stringContaining('01019012345') });
    await started.stop();
    const log = fs.readFileSync(path.join(place.folder, 'postgres.log'), 'utf8');
    expect(log).toContain('people_number_key');
    expect(log).not.toContain('01019012345');
  });

  test('norwegian letters sort after z', async () => {
    const started = await startPostgres(options());
    const rows = await query(
      started.port,
      `select string_agg(x, '' order by x) s from unnest('{å,a,ø,z,æ}'::text[]) x`,
    );
    expect(rows).toEqual([{ s: 'azæøå' }]);
    await started.stop();
  });

  test('the Postgres of a killed launcher is taken over, and can be stopped', async () => {
    const script = path.resolve(import.meta.dirname, '../support/start-and-wait.ts');
    const launcher = fork(script, [place.folder, password]);
    const [received] = await once(launcher, 'message');
    launcher.kill('SIGKILL');
    await once(launcher, 'exit');

    const adopted = await startPostgres(options());
    expect(adopted).toMatchObject({ adopted: true, pid: received.pid, port: received.port });
    await query(adopted.port, 'select 1');
    await adopted.stop();
    expect(isAlive(received.pid)).toBe(false);
  });

  test('a killed Postgres starts again, though its connections still use its shared memory', async () => {
    const first = await startPostgres(options());
    const client = new pg.Client({ connectionString: url(first.port) });
    client.on('error', () => {});
    await client.connect();
    client.query('select pg_sleep(60)').catch(() => {});
    await query(first.port, 'create table written ()');
    process.kill(first.pid, 'SIGKILL');
    await first.exited;

    const second = await startPostgres(options());
    expect(second.adopted).toBe(false);
    await query(second.port, 'table written');
    await second.stop();
  });

  test('a supervised Postgres restarts by itself, on the same port', async () => {
    const stored = await supervisePostgres(options());
    const before = postmaster();
    process.kill(before, 'SIGKILL');
    await expect
      .poll(() => query(stored.port, 'select 1 as one').catch(() => null), { timeout: 50_000 })
      .toEqual([{ one: 1 }]);
    expect(postmaster()).not.toBe(before);
    await stored.stop();
    expect(isAlive(postmaster())).toBe(false);
  });
});

describe('a cluster that we cannot start', () => {
  beforeEach(begin);
  afterEach(end);

  test('data of another major version is refused with a remedy', async () => {
    const folder = findDataFolder(place.folder, 'postgres', systemUser());
    fs.mkdirSync(folder, { recursive: true });
    fs.writeFileSync(path.join(folder, 'PG_VERSION'), '12\n');
    await expect(startPostgres(options())).rejects.toThrow(/is of Postgres 12.*docs\/operations/s);
  });

  test.runIf(process.getuid?.() === 0)('the data of another system user is refused', async () => {
    const folder = findDataFolder(place.folder, 'postgres', systemUser());
    fs.mkdirSync(folder, { recursive: true });
    fs.chownSync(folder, 12_345, 12_345);
    await expect(startPostgres(options())).rejects.toThrow(
      /is of the system user 12345.*started it first/,
    );
  });
});
