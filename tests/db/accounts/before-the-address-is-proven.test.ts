// Goal: a thief who registers another person's address gains nothing when the owner confirms it.
// Method: a thief registers with a password, opens sessions and tries to add a phone; the owner of the address then
// confirms it in each possible way, and the thief tries to use what they left.
import { beforeAll, expect, test } from 'vitest';
import { actor } from '../../support/actor.ts';
import { expectRefusals } from '../../support/expect-refusals.ts';
import { call } from '../../support/people/call.ts';
import { mailedLinks } from '../../support/people/mailed-links.ts';
import { anyHash, registerPerson } from '../../support/people/register-person.ts';
import { sessionOf } from '../../support/people/session-of.ts';
import { signIn } from '../../support/people/sign-in.ts';
import { type SharedDatabase, sharedDatabase } from '../../support/shared-database.ts';
import type { TestTransaction } from '../../support/test-transaction.ts';
import { norwegian, sendCode, typeCode } from '../identity/phone.ts';

let database: SharedDatabase;
beforeAll(async () => {
  database = await sharedDatabase();
});

const phone = norwegian('91234567');
const otherHash = anyHash.replace('aGFzaA', 'bmV3aGFzaA');

async function thief(tx: TestTransaction) {
  const person = await registerPerson(tx, {}, { confirmed: false });
  const signedIn = await signIn(tx, person.userId, person.accountId);
  // A phone number from before this rule.
  await tx.query(
    `insert into app_public.phone_numbers (user_id, country_code, number, e164, token_verified_at)
     values ($1, 'NO', '41234567', '+4741234567', now())`,
    [person.userId],
  );
  return { ...person, ...signedIn };
}

async function left(tx: TestTransaction, { userId, token }: { userId: string; token: string }) {
  const [row] = await tx.query<{
    password_hash: string | null;
    phones: number;
    confirmed: boolean;
  }>(
    `select s.password_hash, u.confirmed,
       (select count(*)::int from app_public.phone_numbers p where p.user_id = u.id) as phones
     from app_public.users u join app_private.user_secrets s on s.user_id = u.id where u.id = $1`,
    [userId],
  );
  return { ...row, session: await sessionOf(tx, token) };
}

const use = (tx: TestTransaction, token: string) =>
  call<{ token: string }>(tx, actor.visitor, 'use_session_otp', { token, $prepared: {} });

test('a sign-in link removes password, sessions and phone numbers from before the confirmation', async () => {
  await database.rolledBack(async (tx) => {
    const bad = await thief(tx);
    await call(tx, actor.visitor, 'create_session_otp', { email: bad.email });
    const [link] = await mailedLinks(tx, bad.email);
    const { token } = await use(tx, link!.token);
    expect(await left(tx, bad)).toEqual({
      password_hash: null,
      phones: 0,
      confirmed: true,
      session: null,
    });
    expect(await sessionOf(tx, token)).not.toBeNull();
  });
});

test('a password reset removes them too, and sets the new password', async () => {
  await database.rolledBack(async (tx) => {
    const bad = await thief(tx);
    await call(tx, actor.visitor, 'request_password_reset', { email: bad.email });
    const [link] = await mailedLinks(tx, bad.email);
    const input = { token: link!.token, $prepared: { passwordHash: otherHash } };
    await call(tx, actor.visitor, 'reset_password', input);
    expect(await left(tx, bad)).toEqual({
      password_hash: otherHash,
      phones: 0,
      confirmed: true,
      session: null,
    });
  });
});

test('a link that the signed-in user requests for their own address confirms it and removes nothing', async () => {
  await database.rolledBack(async (tx) => {
    const own = await thief(tx);
    await call(tx, own.who, 'create_session_otp', { email: own.email, deepLink: '/v2/nb' });
    const [link] = await mailedLinks(tx, own.email);
    expect(link).toMatchObject({ task: 'identity/send_confirmation_link', purpose: 'CONFIRM' });
    await use(tx, link!.token);
    expect(await left(tx, own)).toMatchObject({ password_hash: anyHash, phones: 1 });
    expect((await left(tx, own)).session).not.toBeNull();
    // From then on it is a sign-in link, and removes nothing.
    await call(tx, own.who, 'create_session_otp', { email: own.email });
    const [second] = await mailedLinks(tx, own.email);
    expect(second).toMatchObject({ purpose: 'SIGN_IN' });
    await use(tx, second!.token);
    expect(await left(tx, own)).toMatchObject({ password_hash: anyHash, phones: 1 });
  });
});

test('a link that the user requests for another address is a sign-in link', async () => {
  await database.rolledBack(async (tx) => {
    const [one, other] = [await thief(tx), await thief(tx)];
    await call(tx, one.who, 'create_session_otp', { email: other.email });
    const [link] = await mailedLinks(tx, other.email);
    expect(link).toMatchObject({ purpose: 'SIGN_IN' });
  });
});

test('USER_NOT_CONFIRMED: a phone number, before the address is confirmed', async () => {
  await database.rolledBack(async (tx) => {
    const bad = await thief(tx);
    const refused = [{ code: 'USER_NOT_CONFIRMED' }];
    await expectRefusals(sendCode(tx, bad.who, phone), refused);
    const guess = typeCode(tx, bad.who, phone, '12345');
    await expectRefusals(guess, [...refused, { code: 'INVALID_TOKEN', path: 'token' }]);
  });
});
