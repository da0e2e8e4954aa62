import { beforeAll, expect, test } from 'vitest';
import { actor } from '../../support/actor.ts';
import { expectRefusals } from '../../support/expect-refusals.ts';
import { call } from '../../support/people/call.ts';
import { mailedLinks } from '../../support/people/mailed-links.ts';
import { registerPerson } from '../../support/people/register-person.ts';
import { type SharedDatabase, sharedDatabase } from '../../support/shared-database.ts';
import type { TestTransaction } from '../../support/test-transaction.ts';

let database: SharedDatabase;

beforeAll(async () => {
  database = await sharedDatabase();
});

const refresh = (tx: TestTransaction, token: string) =>
  call(tx, actor.visitor, 'refresh_session_otp', { token });
const wait = (tx: TestTransaction) =>
  tx.query(`update app_private.one_time_links set created_at = created_at - interval '30 seconds'`);

// Requirements: A7.42
test('an old link in any state sends a new one, to the current address', async () => {
  await database.rolledBack(async (tx) => {
    const { email, userId } = await registerPerson(tx);
    const [first] = await mailedLinks(tx, email);
    await call(tx, actor.visitor, 'use_session_otp', { token: first!.token });
    await tx.query(`select app_private.change_email($1, 'ny@example.no')`, [userId]);
    await wait(tx);
    await refresh(tx, first!.token);
    const [fresh] = await mailedLinks(tx, 'ny@example.no');
    expect(fresh).toMatchObject({ purpose: 'CONFIRM', userId });
    expect(await mailedLinks(tx, email)).toHaveLength(1);
  });
});

test('DELIVERY_FREQUENCY_EXCEEDED: within 30 seconds of the last link', async () => {
  await database.rolledBack(async (tx) => {
    const { email } = await registerPerson(tx);
    const [link] = await mailedLinks(tx, email);
    await expectRefusals(refresh(tx, link!.token), [{ code: 'DELIVERY_FREQUENCY_EXCEEDED' }]);
  });
});

test('INVALID_TOKEN: an unknown token', async () => {
  await database.rolledBack(async (tx) => {
    await expectRefusals(refresh(tx, 'x'.repeat(43)), [{ code: 'INVALID_TOKEN', path: 'token' }]);
  });
});

test('USER_BLOCKED', async () => {
  await database.rolledBack(async (tx) => {
    const { email, userId } = await registerPerson(tx);
    const [link] = await mailedLinks(tx, email);
    await tx.query('update app_public.users set blocked_at = now() where id = $1', [userId]);
    await expectRefusals(refresh(tx, link!.token), [{ code: 'USER_BLOCKED' }]);
  });
});

test('OTP_EXPIRED: a withdrawn change of address is not resumed', async () => {
  await database.rolledBack(async (tx) => {
    const { userId } = await registerPerson(tx);
    for (const email of ['mistyped@example.no', 'right@example.no']) {
      await tx.query(`select app_private.mail_one_time_link($1, 'CHANGE_EMAIL', null, $2)`, [
        userId,
        email,
      ]);
    }
    const [withdrawn] = await mailedLinks(tx, 'mistyped@example.no');
    await wait(tx);
    await expectRefusals(refresh(tx, withdrawn!.token), [{ code: 'OTP_EXPIRED', path: 'token' }]);
  });
});
