// Goal: a field that outlives its request never uses a connection that was returned to the pool.
// Method: the shared reads of one request on a pool of one connection, released while a field runs.
import { Pool } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SharedReads } from '#plugins/core/requests/request-context.ts';
import { createTestDatabase, type TestDatabase } from '../../support/create-test-database.ts';

let database: TestDatabase;
let pool: Pool;
beforeAll(async () => {
  database = await createTestDatabase();
  pool = new Pool({ connectionString: database.authenticatorUrl, max: 1 });
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

test('the connection is released after the last field, and later fields read on another one', async () => {
  const settings = { role: 'app_user', 'app.user_id': '0198c0de-0000-7000-8000-000000000001' };
  const apart: string[] = [];
  const reads = new SharedReads(
    () => pool,
    settings,
    async () => {
      apart.push('asked');
      return undefined as never;
    },
  );
  let begin = () => {};
  const started = new Promise<void>((resolve) => {
    begin = resolve;
  });
  let goOn = () => {};
  const pause = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const field = reads.withPgClient(settings, async (client) => {
    await client.query({ text: 'select 1' });
    begin();
    await pause;
    const { rows } = await client.query<{ who: string }>({
      text: `select current_setting('app.user_id') as who`,
    });
    return rows[0]?.who;
  });
  await started;
  reads.release();
  const other = pool.connect();
  await reads.withPgClient(settings, async () => undefined);
  expect(apart).toEqual(['asked']);
  expect(pool.waitingCount).toBe(1);

  goOn();
  expect(await field).toBe(settings['app.user_id']);
  const next = await other;
  const { rows } = await next.query(
    `select current_user as role, current_setting('app.user_id', true) as who`,
  );
  expect(rows).toEqual([{ role: 'app_authenticator', who: '' }]);
  next.release();
});
