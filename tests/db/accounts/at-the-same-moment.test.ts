import { afterAll, beforeAll, expect, test } from 'vitest';
import { withClient } from '#db/tools/with-client.ts';
import { type Actor, actor } from '../../support/actor.ts';
import { createTestDatabase, type TestDatabase } from '../../support/create-test-database.ts';
import { asUser } from '../../support/people/as-user.ts';
import { staffedTeam } from './staffed-team.ts';

// Goal: an action that may succeed once succeeds once, also in concurrent calls.
// Method: real connections and real commits, in a database of this file's own.

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/**
 * Calls a function from several connections at once, as one actor or each as another; returns the outcome of each.
 */
async function together(
  times: number,
  name: string,
  input: (i: number) => unknown,
  who: Actor | Actor[] = actor.visitor,
) {
  const calls = Array.from({ length: times }, (_, i) =>
    asUser(database, Array.isArray(who) ? who[i]! : who, (client) =>
      client.query(`select r.* from app_public.${name}($1::jsonb) r`, [JSON.stringify(input(i))]),
    ),
  );
  const results = await Promise.allSettled(calls);
  return results
    .map((result) =>
      result.status === 'fulfilled'
        ? 'done'
        : (JSON.parse((result.reason as { detail: string }).detail) as { code: string }[])[0]!.code,
    )
    .sort();
}

const person = (email: string) => ({
  attributes: { email, firstName: 'Ola', lastName: 'Hansen' },
});

test('one address is registered once', async () => {
  const met = await together(4, 'register_account', () => person('once@example.no'));
  expect(met).toEqual(['USER_EXISTS', 'USER_EXISTS', 'USER_EXISTS', 'done']);
});

test('concurrent registrations with one name get different slugs', async () => {
  const met = await together(4, 'register_account', (i) => person(`ola${i}@example.no`));
  expect(met).toEqual(['done', 'done', 'done', 'done']);
});

test('one link opens one session', async () => {
  const token = await withClient(database.superuserUrl, async (client) => {
    const { rows } = await client.query<{ token: string }>(
      `select j.payload ->> 'token' as token from graphile_worker._private_jobs j
       where j.payload ->> 'email' = 'once@example.no'`,
    );
    return rows[0]!.token;
  });
  const met = await together(4, 'use_session_otp', () => ({ token }));
  expect(met).toEqual(['OTP_EXPIRED', 'OTP_EXPIRED', 'OTP_EXPIRED', 'done']);
});

test('concurrent requests for links leave one valid link', async () => {
  const input = () => ({ email: 'once@example.no' });
  expect(await together(4, 'create_session_otp', input)).toEqual(['done', 'done', 'done', 'done']);
  const live = await withClient(database.superuserUrl, (client) =>
    client.query(
      `select from app_private.one_time_links l join app_public.users u on u.id = l.user_id
       where u.email = 'once@example.no' and l.purpose = 'SIGN_IN' and l.superseded_at is null`,
    ),
  );
  expect(live.rowCount).toBe(1);
});

test('concurrent password attempts cannot exceed the limit', async () => {
  const tries = Array.from({ length: 25 }, async () => {
    return withClient(database.authenticatorUrl, async (client) => {
      const { rows } = await client.query<{ is_limited: boolean }>(
        `select is_limited from app_private.begin_sign_in('once@example.no', '192.0.2.1')`,
      );
      return rows[0]!.is_limited;
    });
  });
  const limited = await Promise.all(tries);
  expect(limited.filter((isLimited) => !isLimited)).toHaveLength(10);
});

// Requirements: A6.40
test('the last user of a plan is added once', async () => {
  const who = await database.committed(async (tx) => {
    const team = await staffedTeam(tx);
    await tx.query(
      `insert into app_public.plan_subscriptions (account_id, price_plan_id, team_users)
       select $1, p.id, 4 from app_public.price_plans p where p.plan_key = 'premium'`,
      [team.id],
    );
    return team.who.owner;
  });
  const admin = (i: number) => ({
    email: `nils${i}@example.no`,
    firstName: 'Nils',
    lastName: 'Ny',
    role: 'ADMIN',
  });
  const met = await together(4, 'add_account_member', admin, who);
  const full = 'SUBSCRIPTION_LIMIT_EXCEEDED';
  expect(met).toEqual([full, full, full, 'done']);
});

test('ten teams that invite one user at the same time send no more mails than one after the other', async () => {
  const owners = await database.committed(async (tx) => {
    const made: Actor[] = [];
    for (let n = 0; n < 10; n += 1) made.push((await staffedTeam(tx)).who.owner);
    return made;
  });
  const often = { email: 'often@example.no', firstName: 'Olve', lastName: 'Ofte', role: 'MEMBER' };
  const met = await together(10, 'add_account_member', () => often, owners);
  expect(met).toEqual([...Array(5).fill('DELIVERY_FREQUENCY_EXCEEDED'), ...Array(5).fill('done')]);
});
