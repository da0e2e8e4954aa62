// Goal: registrations, password attempts and mails are limited per network, also when the address within it changes.
// Method: the calls of the API, each with its IP address.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { actor } from '../../support/actor.ts';
import { createTestDatabase, type TestDatabase } from '../../support/create-test-database.ts';
import { expectRefusals } from '../../support/expect-refusals.ts';
import { call } from '../../support/people/call.ts';
import { mailedLinks } from '../../support/people/mailed-links.ts';
import { registerPerson } from '../../support/people/register-person.ts';
import type { TestTransaction } from '../../support/test-transaction.ts';

let database: TestDatabase;
const limit = [{ code: 'ATTEMPTS_LIMIT_EXCEEDED' }];

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const from = (ip: string) => ({ ...actor.visitor, settings: { 'app.ip': ip } });

async function begin(tx: TestTransaction, ip: string | null, email = 'a@example.no') {
  const [row] = await tx.query<{ may: boolean }>(
    'select app_private.begin_registration($1, $2) as may',
    [email, ip],
  );
  return row!.may;
}

const hoursPass = (tx: TestTransaction, hours: number) =>
  tx.query(
    `update app_private.sign_in_attempts set attempted_at = attempted_at - make_interval(hours => $1)`,
    [hours],
  );

test('at most sixty registrations per hour from one IP', async () => {
  await database.rolledBack(async (tx) => {
    for (let i = 0; i < 60; i++) expect(await begin(tx, '192.0.2.1')).toBe(true);
    expect(await begin(tx, '192.0.2.1')).toBe(false);
    expect(await begin(tx, '192.0.2.2')).toBe(true);
    await hoursPass(tx, 1);
    expect(await begin(tx, '192.0.2.1')).toBe(true);
  });
});

test('concurrent registrations do not exceed the limit', async () => {
  await database.committed((tx) => tx.query('delete from app_private.sign_in_attempts'));
  const answers = await Promise.all(
    Array.from({ length: 70 }, () => database.committed((tx) => begin(tx, '192.0.2.9'))),
  );
  expect(answers.filter(Boolean)).toHaveLength(60);
});

test('concurrent requests for links do not exceed the limit', async () => {
  const ask = (i: number) =>
    database.committed((tx) =>
      call(tx, from('192.0.2.8'), 'create_session_otp', { email: `at-once-${i}@example.no` }),
    );
  const answers = await Promise.allSettled(Array.from({ length: 70 }, (_, i) => ask(i)));
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(60);
});

test.each([
  ['2001:db8:1:2::1', '2001:db8:1:2:ffff::7', true],
  ['2001:db8:1:2::1', '2001:db8:1:3::1', false],
  ['192.0.2.1', '192.0.2.2', false],
])('%s and %s count as one network: %s', async (one, other, same) => {
  await database.rolledBack(async (tx) => {
    const [row] = await tx.query<{ same: boolean }>(
      'select app_private.source_of($1) = app_private.source_of($2) as same',
      [one, other],
    );
    expect(row!.same).toBe(same);
  });
});

test.each(['', 'unknown', '1.2.3.4.5', 'fe80::1%eth0', null])('%j is no network', async (ip) => {
  await database.rolledBack(async (tx) => {
    const [row] = await tx.query('select app_private.source_of($1) as place', [ip]);
    expect(row).toEqual({ place: null });
  });
});

test.each(['create_session_otp', 'request_password_reset'])(
  '%s: at most sixty links per hour from one IP, whether or not the addresses exist',
  async (name) => {
    await database.rolledBack(async (tx) => {
      const ask = (i: number, ip: string) =>
        call(tx, from(ip), name, { email: `somebody-${i}@example.no` });
      for (let i = 0; i < 60; i++) await ask(i, '192.0.2.1');
      await expectRefusals(ask(60, '192.0.2.1'), limit);
      const { email } = await registerPerson(tx);
      await expectRefusals(call(tx, from('192.0.2.1'), name, { email }), limit);
      await ask(61, '192.0.2.2');
      await hoursPass(tx, 1);
      await ask(62, '192.0.2.1');
    });
  },
);

test('at most thirty links per day for an address, without a refusal', async () => {
  await database.rolledBack(async (tx) => {
    const { email } = await registerPerson(tx);
    const made = async () =>
      (await tx.query(`select from app_private.one_time_links where purpose = 'SIGN_IN'`)).length;
    for (let i = 0; i < 7; i++) {
      for (let n = 0; n < 5; n++) {
        await call(tx, from(`192.0.2.${i}`), 'create_session_otp', { email });
      }
      await hoursPass(tx, 1);
    }
    expect(await made()).toBe(30);
    await hoursPass(tx, 24);
    await call(tx, from('192.0.2.1'), 'create_session_otp', { email });
    expect(await made()).toBe(31);
  });
});

test('an old link cannot be used to exceed the limit of its address', async () => {
  await database.rolledBack(async (tx) => {
    const { email } = await registerPerson(tx);
    for (let i = 0; i < 5; i++) await call(tx, from('192.0.2.1'), 'create_session_otp', { email });
    const [link] = await mailedLinks(tx, email);
    await tx.query(
      `update app_private.one_time_links set created_at = now() - interval '1 minute'`,
    );
    await expectRefusals(
      call(tx, from('192.0.2.1'), 'refresh_session_otp', { token: link!.token }),
      limit,
    );
  });
});
