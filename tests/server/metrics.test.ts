// Goal: errors and waiting work that users do not see are counted in the metrics, which only a
// collector can read.
// Method: a real server, before and after a job was given up and a profile was made.
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RealServer, realServer } from '../api/hostile/support/real-server.ts';
import { makeTenant } from '../api/hostile/support/tenant.ts';
import { workerCall } from '../db/invoicing/worker-call.ts';

let server: RealServer;
beforeAll(async () => {
  server = await realServer();
});
afterAll(() => server?.[Symbol.asyncDispose]());

async function gauges(): Promise<Record<string, number>> {
  const text = await (await fetch(`${server.url}/metrics`)).text();
  const received = text.matchAll(/^(profile_numbers_left|failed_jobs_waiting) (\S+)$/gm);
  return Object.fromEntries([...received].map(([, name, value]) => [name, Number(value)]));
}

test('profiles that can still be made and failed jobs are gauges', async () => {
  const before = await gauges();
  expect(before).toEqual({ profile_numbers_left: 899_999, failed_jobs_waiting: 0 });
  await makeTenant(server.database);
  await server.database.committed(async (tx) => {
    await tx.query(`select app_private.enqueue('invoicing/publish_invoice', '{"id": "a"}')`);
    await tx.query(
      `update graphile_worker._private_jobs set attempts = max_attempts
       where id = (select max(id) from graphile_worker._private_jobs)`,
    );
    await workerCall(tx, 'report_failed_jobs');
  });
  expect(await gauges()).toEqual({ profile_numbers_left: 899_998, failed_jobs_waiting: 1 });
});

test('through a proxy there are none', async () => {
  const headers = { 'x-forwarded-for': '192.0.2.1' };
  expect((await fetch(`${server.url}/metrics`, { headers })).status).toBe(404);
});

test('alerts and dashboard use existing metrics', async () => {
  const text = await (await fetch(`${server.url}/metrics`)).text();
  const folder = new URL('../../tools/deploy/monitoring/', import.meta.url);
  const files = ['alerts.yaml', 'grafana-dashboard.json'].map((name) =>
    readFileSync(new URL(name, folder), 'utf8'),
  );
  const named = files.flatMap(
    (file) => file.match(/\b[a-z]+(_[a-z0-9]+)+(?=[{[)])|\w+_left\b/g) ?? [],
  );
  const metrics = named.filter(
    (name) => !['histogram_quantile', 'pg_stat_statements'].includes(name),
  );
  expect(metrics.length).toBeGreaterThan(10);
  for (const name of metrics) expect(text).toMatch(new RegExp(`^${name}[{ ]`, 'm'));
});
