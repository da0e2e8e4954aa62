import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../support/create-test-database.ts';
import { TestTransaction } from '../../support/test-transaction.ts';
import { call } from './call.ts';
import { makeFreelancer } from './freelancer.ts';
import { address, profileAttributes } from './profile-attributes.ts';

// Goal: what there may be one of stays one, and who comes second is told so in a code, not a fault.
// Method: the same call several times at once, on connections of their own, committed.

let database: TestDatabase;
let pool: pg.Pool;
beforeAll(async () => {
  database = await createTestDatabase();
  pool = new pg.Pool({ connectionString: database.superuserUrl, max: 6 });
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

async function committed<T>(work: (tx: TestTransaction) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const result = await work(new TestTransaction(client));
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

async function atOnce(calls: (() => Promise<unknown>)[]): Promise<unknown[]> {
  const results = await Promise.allSettled(calls.map((run) => run()));
  return results.flatMap((result) =>
    result.status === 'rejected' ? [JSON.parse(result.reason.detail ?? `"${result.reason}"`)] : [],
  );
}

test('several clicks make one profile and one client', async () => {
  const who = await committed((tx) => makeFreelancer(tx));
  const attributes = profileAttributes.individual;
  const make = () =>
    committed((tx) => call(tx, who.owner, 'create_freelance_profile', { attributes }));
  const refused = await atOnce([make, make, make, make]);
  const second = expect.arrayContaining([
    { code: 'INVALID_ACTION', path: 'attributes.freelanceType' },
  ]);
  expect(refused).toEqual([second, second, second]);

  const { rows } = await pool.query(
    'select id from app_public.freelance_profiles where account_id = $1',
    [who.accountId],
  );
  expect(rows).toHaveLength(1);
  const client = { clientType: 'ORGANIZATION', name: 'Fjell AS', orgNumber: '974760673', address };
  const add = () =>
    committed((tx) =>
      call(tx, who.owner, 'create_client', {
        attributes: { ...client, freelanceProfileId: rows[0].id },
      }),
    );
  const taken = [{ code: 'TAKEN', path: 'attributes.orgNumber' }];
  expect(await atOnce([add, add, add])).toEqual([taken, taken]);
});
