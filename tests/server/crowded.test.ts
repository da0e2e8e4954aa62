// Goal: a supervisor does not restart a server because the database has no free connections.
// Method: a database that accepts no more connections, after it has closed those of the server.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RealServer, realServer } from '../api/hostile/support/real-server.ts';
import { makeTenant } from '../api/hostile/support/tenant.ts';

let server: RealServer;
beforeAll(async () => {
  server = await realServer();
});
afterAll(() => server?.[Symbol.asyncDispose]());

const endConnections = `
  select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and usename = 'app_authenticator'`;

const limit = (connections: number) =>
  server.database.committed(async (tx) => {
    await tx.query(
      `do $$ begin execute format('alter database %I connection limit ${connections}', current_database()); end $$`,
      [],
    );
    await tx.query(endConnections, []);
  });

test('healthy and not ready without a connection, while users are asked to retry', async () => {
  const statusOf = async (path: string) => (await fetch(server.url + path)).status;
  const health = () => statusOf('/healthz');
  const { token } = await makeTenant(server.database);
  const list = () => server.portal('{ invoices { total } }', {}, token);
  expect([await health(), await statusOf('/readyz')]).toEqual([200, 200]);
  await limit(0);
  for (let time = 0; time < 3; time += 1) expect(await health()).toBe(200);
  expect(await statusOf('/readyz')).toBe(503);
  const { status, headers } = await list();
  expect(status).toBe(503);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  await limit(-1);
  await expect.poll(async () => (await list()).status).not.toBe(503);
  expect([await health(), await statusOf('/readyz')]).toEqual([200, 200]);
});

test('healthy immediately after Postgres has closed its connections', async () => {
  const statuses = new Set<number>();
  for (let time = 0; time < 50; time += 1) {
    const [{ status }] = await Promise.all([
      fetch(`${server.url}/healthz`),
      server.database.committed((tx) => tx.query(endConnections, [])),
    ]);
    statuses.add(status);
  }
  expect([...statuses]).toEqual([200]);
});
