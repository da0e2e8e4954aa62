import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { withClient } from '#db/tools/with-client.ts';
import { decodeTypeId, encodeTypeId } from '#shared/encode-type-id.ts';
import { env } from '#tools/launcher/env.ts';
import { freePort } from '#tools/launcher/free-port.ts';
import { buildFrontEnds } from '#tools/launcher/front-ends/build-front-end.ts';
import { removeCluster } from '#tools/launcher/postgres/remove-cluster.ts';
import { makeInvoicer } from '../db/invoicing/draft.ts';
import { signIn } from '../support/people/sign-in.ts';
import { TestTransaction } from '../support/test-transaction.ts';
import { type Load, startLoad } from './load.ts';
import { type Machine, startDatabase, startMachine } from './machines.ts';
import { poolerConfig, proxyConfig, startPooler, startProxy } from './proxies.ts';

// Goal: of several machines behind a load balancer any can be killed, stopped or started, and so can the database,
// without losing an acknowledged row, and with no outage longer than ten seconds.
// Method: two machines that start at the same time on an empty database, HAProxy and PgBouncer with the configuration
// of tools/deploy, and constant writers; each part is killed in turn. Prints one line for each fault.

const WRITERS = 8;
const LONGEST_OUTAGE_MS = 10_000;
const SETTLED_MS = 4_000;

const folder = mkdtempSync(path.join(tmpdir(), 'honorar-scale-'));
const endings: (() => Promise<void> | void)[] = [];
let missed = 0;

try {
  await run();
} finally {
  for (const end of endings.reverse()) await end();
  await removeCluster(folder, 'postgres');
  rmSync(folder, { recursive: true, force: true });
}
process.exit(missed > 0 ? 1 : 0);

async function run(): Promise<void> {
  await buildFrontEnds(env.root);
  const database = await startDatabase(folder);
  endings.push(() => database.stop());
  const poolerPort = await freePort(folder, 'pooler');
  const poolerUrl = `postgres://127.0.0.1:${poolerPort}`;
  const config = poolerConfig(folder, poolerPort, database.url);
  let pooler = startPooler(config);
  endings.push(() => void pooler.kill('SIGKILL'));
  const machines = await Promise.all(
    ['first', 'second'].map((name) => startMachine(name, folder, database.url, poolerUrl)),
  );
  const running = new Map(machines.map((machine) => [machine.name, machine]));
  endings.push(async () => {
    for (const machine of running.values()) await machine.stop();
  });
  const port = await freePort(folder, 'proxy');
  const proxy = startProxy(proxyConfig(folder, port, machines));
  endings.push(() => void proxy.kill('SIGKILL'));
  const url = `http://127.0.0.1:${port}`;
  await until(async () => (await fetch(`${url}/readyz`)).ok, 'HAProxy finds no machine');

  const { token, profileId } = await makeWriter(database.url);
  const [first, second] = machines as [Machine, Machine];
  const under = (name: string, work: () => Promise<void>) =>
    withLoad(name, url, { token, profileId }, database.url, work);

  await under('nothing fails', () => wait(SETTLED_MS));
  process.stdout.write(`        ${await connections(database.url)} connections of two machines\n`);
  await under('the server of the first machine is killed', () => kill(first, 'server'));
  await under('the worker of the second machine is killed', () => kill(second, 'worker'));
  await under('the second machine is stopped, and started again', async () => {
    await second.stop();
    running.delete(second.name);
    await wait(SETTLED_MS);
    running.set(second.name, await startMachine(second.name, folder, database.url, poolerUrl));
  });
  await under('PgBouncer is killed, and started again', async () => {
    pooler.kill('SIGKILL');
    await wait(1_000);
    pooler = startPooler(config);
  });
  await under('Postgres is killed', async () => {
    const file = path.join(folder, 'postgres.location');
    const place = read(file)?.trim() || path.join(folder, 'postgres');
    process.kill(Number(read(path.join(place, 'postmaster.pid'))?.split('\n')[0]), 'SIGKILL');
    await settled(() => lostRows(database.url, []));
  });
}

function read(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

async function kill({ name, ...machine }: Machine, program: 'server' | 'worker'): Promise<void> {
  const id = machine[program].processId();
  if (id === null) throw new Error(`the ${name} machine has no ${program}`);
  process.kill(id, 'SIGKILL');
  await until(async () => ![null, id].includes(machine[program].processId()), 'it stays away');
  await until(
    async () => (await fetch(`http://localhost:${machine.port}/readyz`)).ok,
    'it does not start again',
  );
}

async function makeWriter(databaseUrl: string): Promise<{ token: string; profileId: string }> {
  return withClient(databaseUrl, async (client) => {
    await client.query('begin');
    const tx = new TestTransaction(client as unknown as pg.PoolClient);
    const invoicer = await makeInvoicer(tx, 'organization');
    const { token } = await signIn(tx, invoicer.userId, invoicer.accountId);
    await client.query('commit');
    return { token, profileId: encodeTypeId('frp', invoicer.profile.id) };
  });
}

async function withLoad(
  name: string,
  url: string,
  writer: { token: string; profileId: string },
  databaseUrl: string,
  work: () => Promise<void>,
): Promise<void> {
  const load = startLoad(url, { ...writer, writers: WRITERS });
  const started = Date.now();
  await work();
  await wait(SETTLED_MS);
  await until(async () => load.longestGapMs() < 60_000, 'nothing succeeds any more');
  await load.stop();
  const lost = await settled(() => lostRows(databaseUrl, load.acknowledged));
  const outage = outageMs(load);
  const isMet = lost === 0 && outage <= LONGEST_OUTAGE_MS && load.acknowledged.length > 0;
  missed += isMet ? 0 : 1;
  const seconds = (Date.now() - started) / 1000;
  process.stdout.write(
    `${isMet ? 'met   ' : 'MISSED'}  ${name}: ${load.acknowledged.length} acknowledged in ${seconds.toFixed(0)} s, ` +
      `${lost} lost, ${load.failures.length} failed, longest outage ${outage} ms\n`,
  );
  for (const text of load.refusals.slice(0, 3)) process.stdout.write(`        refused: ${text}\n`);
}

/** From the first of consecutive failures to the last. */
function outageMs({ failures }: Load): number {
  let longest = 0;
  let start = 0;
  let last = Number.NEGATIVE_INFINITY;
  for (const { at } of failures) {
    if (at - last > 1_000) start = at;
    last = at;
    longest = Math.max(longest, last - start);
  }
  return longest;
}

function lostRows(databaseUrl: string, ids: string[]): Promise<number> {
  return withClient(databaseUrl, async (client) => {
    const { rows } = await client.query(
      'select count(*)::int as found from app_public.clients where id = any($1)',
      [ids.map((id) => decodeTypeId(id)?.uuid)],
    );
    return ids.length - rows[0].found;
  });
}

function connections(databaseUrl: string): Promise<number> {
  return withClient(databaseUrl, async (client) => {
    const { rows } = await client.query(
      `select count(*)::int as open from pg_stat_activity where usename in ('app_authenticator', 'app_worker')`,
    );
    return rows[0].open;
  });
}

/** The database may still be recovering. */
async function settled<T>(look: () => Promise<T>): Promise<T> {
  let result: T | undefined;
  await until(async () => {
    result = await look();
    return true;
  }, 'the database does not come back');
  return result as T;
}

async function until(isTrue: () => Promise<boolean>, otherwise: string): Promise<void> {
  const deadline = Date.now() + 60_000;
  let cause: unknown;
  const look = () =>
    isTrue().catch((error: unknown) => {
      cause = error;
      return false;
    });
  while (!(await look())) {
    if (Date.now() > deadline) throw new Error(otherwise, { cause });
    await wait(100);
  }
}
