import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../support/create-test-database.ts';

// Goal: the process itself starts, reports its health, runs jobs and ends when its parent asks it
// to.

const RUN = new URL('../../../workers/run.ts', import.meta.url).pathname;

let database: TestDatabase;
let silent: TestDatabase;
let doomed: Promise<unknown>;
beforeAll(async () => {
  database = await createTestDatabase();
  silent = await createTestDatabase();
  // A worker waits for a failing queue for a while, during which the other tests run.
  const worker = await start(silent);
  doomed = once(worker, 'exit');
  await silent.committed((tx) =>
    tx.query('revoke all on all tables in schema graphile_worker from app_worker'),
  );
});
afterAll(async () => {
  await database.drop();
  await silent.drop();
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
}

async function start(
  { workerUrl }: TestDatabase,
  env: Record<string, string> = {},
): Promise<ChildProcess> {
  const child = spawn(process.execPath, [RUN], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      DATABASE_URL_WORKER: workerUrl,
      PUBLIC_URL: 'https://honorar.test',
      FILES_URL: tmpdir(),
      SMTP_URL: 'smtp://127.0.0.1:1',
      SMS_URL: 'http://127.0.0.1:1',
      ...env,
    },
  });
  await once(child, 'message');
  return child;
}

const lockers = () =>
  database.committed(async (tx) => {
    const rows = await tx.query<{ id: string }>('select id from app_private.worker_heartbeats');
    return rows.length;
  });

test('it reports that it is healthy, and leaves no trace when stopped', async () => {
  const port = String(await freePort());
  const worker = await start(database, { WORKER_HEALTH_PORT: port });
  const health = await fetch(`http://127.0.0.1:${port}/healthz`);
  expect(await health.json()).toMatchObject({ ok: true, mailServerResting: false });
  expect(await lockers()).toBe(1);
  worker.kill('SIGTERM');
  expect(await once(worker, 'exit')).toEqual([0, null]);
  expect(await lockers()).toBe(0);
});

test('it ends when its parent is gone', async () => {
  const worker = await start(database);
  worker.disconnect();
  expect(await once(worker, 'exit')).toEqual([0, null]);
});

test('it survives the loss of its database connections', async () => {
  const worker = await start(database);
  const enqueue = () =>
    database.committed((tx) =>
      tx.query(`select app_private.enqueue('core/release_dead_workers', '{}')`),
    );
  const waiting = () =>
    database.committed((tx) =>
      tx.query('select from graphile_worker.jobs where task_identifier = $1', [
        'core/release_dead_workers',
      ]),
    );
  const works = async () => {
    await enqueue();
    await expect.poll(async () => (await waiting()).length, { timeout: 20_000 }).toBe(0);
  };
  // A queue that fails at its first query is restarted: `watch-queue.test.ts`.
  await works();
  await database.committed((tx) =>
    tx.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and usename = 'app_worker'`,
    ),
  );
  await works();
  worker.kill('SIGTERM');
  expect(await once(worker, 'exit')).toEqual([0, null]);
});

test('without its settings it names all missing ones', async () => {
  const child = spawn(process.execPath, [RUN], { stdio: ['ignore', 'ignore', 'pipe'], env: {} });
  let stated = '';
  child.stderr.on('data', (chunk) => {
    stated += chunk;
  });
  await once(child, 'exit');
  expect(stated).toMatch(/DATABASE_URL_WORKER, PUBLIC_URL, FILES_URL, SMTP_URL, SMS_URL/);
});

test('it ends when its database answers and the queue does not', async () => {
  expect(await doomed).toEqual([1, null]);
});
