// Goal: refusals are collected and reported together, and nothing is changed.
// Method: the functions themselves, called by a signed-in user, with savepoints around them.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { actor } from '../../support/actor.ts';
import { createTestDatabase, type TestDatabase } from '../../support/create-test-database.ts';
import { expectRefusals } from '../../support/expect-refusals.ts';

let database: TestDatabase;
const unknownId = '01890000-0000-7000-8000-000000000000';
const kari = actor.ownerOf({ accountId: unknownId });

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database?.drop());

test('refusals are collected, and raised together in their order', async () => {
  await database.rolledBack((tx) =>
    tx.as(kari, async (client) => {
      const has = async () =>
        (await client.query('select app_private.has_refusals() as has')).rows[0].has;
      expect(await has()).toBe(false);
      await client.query('select app_private.stop_if_refused()');
      await client.query(`select app_private.refuse('BLANK', 'lines.0.quantity')`);
      await client.query(`select app_private.refuse('UNAUTHORIZED')`);
      await client.query(`select app_private.refuse('INVALID', null)`);
      expect(await has()).toBe(true);
      await client.query('savepoint before');
      await expectRefusals(client.query('select app_private.stop_if_refused()'), [
        { code: 'BLANK', path: 'lines.0.quantity' },
        { code: 'UNAUTHORIZED', path: '' },
        { code: 'INVALID', path: '' },
      ]);
      await client.query('rollback to savepoint before');
    }),
  );
});

// Requirements: A8.15
test('a code outside the closed list is a programming error, not a refusal', async () => {
  const work = database.rolledBack((tx) =>
    tx.as(kari, (client) => client.query(`select app_private.refuse('NO_SUCH_CODE')`)),
  );
  await expect(work).rejects.toMatchObject({ code: '22P02' });
});

test('a savepoint that is rolled back drops its own refusals and leaves the earlier ones', async () => {
  await database.rolledBack((tx) =>
    tx.as(kari, async (client) => {
      await client.query(`select app_private.refuse('BLANK', 'outer')`);
      await client.query('savepoint inner_work');
      await client.query(`select app_private.refuse('INVALID', 'inner')`);
      await client.query('rollback to savepoint inner_work');
      await client.query('savepoint before');
      await expectRefusals(client.query('select app_private.stop_if_refused()'), [
        { code: 'BLANK', path: 'outer' },
      ]);
      await client.query('rollback to savepoint before');
    }),
  );
});

test('the next transaction on a connection starts without refusals', async () => {
  for (let i = 0; i < 2; i++) {
    await database.committed((tx) =>
      tx.as(kari, async (client) => {
        const { rows } = await client.query('select app_private.has_refusals() as has');
        expect(rows[0].has).toBe(false);
        await client.query(`select app_private.refuse('BLANK')`);
      }),
    );
  }
});

test('a path is returned unchanged, whatever characters it has', async () => {
  const path = `a"b\\c'); drop table x; -- é`;
  await expectRefusals(
    database.rolledBack((tx) =>
      tx.as(kari, async (client) => {
        await client.query(`select app_private.refuse('BLANK', $1)`, [path]);
        await client.query('select app_private.stop_if_refused()');
      }),
    ),
    [{ code: 'BLANK', path }],
  );
});
