import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../support/create-test-database.ts';
import type { TestTransaction } from '../../support/test-transaction.ts';
import { call } from './call.ts';
import { makeFreelancer } from './freelancer.ts';
import { address, profileAttributes } from './profile-attributes.ts';

// Goal: rows that must be unique stay unique, and the second caller gets a refusal, not an error.
// Method: the same call several times at once, on connections of their own, committed.

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

async function atOnce(calls: (() => Promise<unknown>)[]): Promise<unknown[]> {
  const results = await Promise.allSettled(calls.map((run) => run()));
  return results.flatMap((result) =>
    result.status === 'rejected' ? [JSON.parse(result.reason.detail ?? `"${result.reason}"`)] : [],
  );
}

test('several concurrent calls create one profile and one client', async () => {
  const who = await database.committed((tx) => makeFreelancer(tx));
  const attributes = profileAttributes.individual;
  const make = () =>
    database.committed((tx) => call(tx, who.owner, 'create_freelance_profile', { attributes }));
  const refused = await atOnce([make, make, make, make]);
  const second = expect.arrayContaining([
    { code: 'INVALID_ACTION', path: 'attributes.freelanceType' },
  ]);
  expect(refused).toEqual([second, second, second]);

  const profiles = await database.rolledBack((tx) =>
    tx.query<{ id: string }>('select id from app_public.freelance_profiles where account_id = $1', [
      who.accountId,
    ]),
  );
  expect(profiles).toHaveLength(1);
  const client = { clientType: 'ORGANIZATION', name: 'Fjell AS', orgNumber: '974760673', address };
  const add = () =>
    database.committed((tx) =>
      call(tx, who.owner, 'create_client', {
        attributes: { ...client, freelanceProfileId: profiles[0]?.id },
      }),
    );
  const taken = [{ code: 'TAKEN', path: 'attributes.orgNumber' }];
  expect(await atOnce([add, add, add])).toEqual([taken, taken]);
});

test('one personal number for two profiles at once: TAKEN, and no error message that quotes it', async () => {
  const { personalNumber } = profileAttributes.individual;
  const who = await database.committed((tx) => makeFreelancer(tx, 'TEAM'));
  // Teams cannot create profiles of people any more, but some have older ones.
  const [one, other] = await database.committed((tx) =>
    tx.as(who.owner, async (client) => {
      const text = `insert into app_public.freelance_profiles
          (account_id, freelance_type, first_name, last_name, salary_tax_percent)
        select $1, 'INDIVIDUAL', name, 'Hansen', 50 from unnest('{Kari,Ola}'::text[]) name returning id`;
      return (await client.query<{ id: string }>(text, [who.accountId])).rows;
    }),
  );
  const claim = (tx: TestTransaction, id: string) =>
    call(tx, who.owner, 'update_freelance_profile', { id, attributes: { personalNumber } });
  let second: Promise<unknown[]> | undefined;
  await database.committed(async (tx) => {
    await claim(tx, one!.id);
    // The other call has found the number free, and waits for the first transaction to end.
    second = atOnce([() => database.committed((another) => claim(another, other!.id))]);
    const waiting = 'select from pg_locks where not granted';
    while ((await tx.query(waiting)).length === 0) await setTimeout(20);
  });
  expect(await second).toEqual([[{ code: 'TAKEN', path: 'attributes.personalNumber' }]]);
});
