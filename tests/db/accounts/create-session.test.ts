import { beforeAll, expect, test } from 'vitest';
import { actor } from '../../support/actor.ts';
import { expectRefusals } from '../../support/expect-refusals.ts';
import { call } from '../../support/people/call.ts';
import { anyHash, registerPerson } from '../../support/people/register-person.ts';
import { sessionOf } from '../../support/people/session-of.ts';
import { type SharedDatabase, sharedDatabase } from '../../support/shared-database.ts';
import type { TestTransaction } from '../../support/test-transaction.ts';

let database: SharedDatabase;

beforeAll(async () => {
  database = await sharedDatabase();
});

type Attempt = {
  attempt_id: string | null;
  is_limited: boolean;
  user_id: string | null;
  password_hash: string | null;
  totp_secret: string | null;
};

async function begin(tx: TestTransaction, email: string, ip: string | null = null) {
  const [attempt] = await tx.query<Attempt>('select * from app_private.begin_sign_in($1, $2)', [
    email,
    ip,
  ]);
  return attempt!;
}

/** The server's input: the attempt, and whether the password was right. */
async function signIn(tx: TestTransaction, email: string, passwordMatches: boolean, ip?: string) {
  const attempt = await begin(tx, email, ip);
  return call<{ token: string }>(tx, actor.visitor, 'create_session', {
    email,
    $prepared: {
      isLimited: attempt.is_limited,
      attemptId: attempt.attempt_id,
      userId: attempt.user_id,
      passwordMatches,
    },
  });
}

// Requirements: A7.38
test('the right password opens a session in the personal account', async () => {
  await database.rolledBack(async (tx) => {
    const { email, userId, accountId } = await registerPerson(tx);
    const { token } = await signIn(tx, email, true);
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(await sessionOf(tx, token)).toMatchObject({
      role: 'app_user',
      settings: { 'app.user_id': userId, 'app.account_id': accountId },
    });
    const failed = await tx.query(
      'select from app_private.sign_in_attempts where succeeded_at is null',
    );
    expect(failed).toEqual([]);
  });
});

// Requirements: A8.36
test('INVALID_PASSWORD: a wrong password and an unknown address get the same refusal', async () => {
  await database.rolledBack(async (tx) => {
    const { email } = await registerPerson(tx);
    const answer = [{ code: 'INVALID_PASSWORD', path: 'password' }];
    await expectRefusals(signIn(tx, email, false), answer);
    await expectRefusals(signIn(tx, 'nobody@example.no', false), answer);
    await expectRefusals(signIn(tx, 'nobody@example.no', true), answer);
    await expectRefusals(call(tx, actor.visitor, 'create_session', { email }), answer);
    expect(await begin(tx, email)).toMatchObject({ password_hash: anyHash });
    expect(await begin(tx, 'nobody@example.no')).toMatchObject({
      is_limited: false,
      user_id: null,
      password_hash: null,
    });
  });
});

// Requirements: A4.64, A8.18
test('ATTEMPTS_LIMIT_EXCEEDED: ten failures of an address in a quarter of an hour', async () => {
  await database.rolledBack(async (tx) => {
    const { email } = await registerPerson(tx);
    for (const address of [email, 'nobody@example.no']) {
      for (let i = 0; i < 10; i++) {
        await expectRefusals(signIn(tx, address, false), [
          { code: 'INVALID_PASSWORD', path: 'password' },
        ]);
      }
      await expectRefusals(signIn(tx, address.toUpperCase(), true), [
        { code: 'ATTEMPTS_LIMIT_EXCEEDED' },
      ]);
    }
    expect(await begin(tx, email)).toMatchObject({ password_hash: null, user_id: null });
    await tx.query(
      `update app_private.sign_in_attempts set attempted_at = now() - interval '15 minutes'`,
    );
    expect((await signIn(tx, email, true)).token).toBeTruthy();
  });
});

// Requirements: A4.64
test('ATTEMPTS_LIMIT_EXCEEDED: a hundred failures of an IP in an hour', async () => {
  await database.rolledBack(async (tx) => {
    const { email } = await registerPerson(tx);
    for (let i = 0; i < 100; i++) await begin(tx, `guess${i}@example.no`, '192.0.2.7');
    await expectRefusals(signIn(tx, email, true, '192.0.2.7'), [
      { code: 'ATTEMPTS_LIMIT_EXCEEDED' },
    ]);
    expect((await signIn(tx, email, true, '192.0.2.8')).token).toBeTruthy();
    expect((await signIn(tx, email, true, 'not an address')).token).toBeTruthy();
  });
});

// Requirements: A8.16, A8.67
test('USER_BLOCKED and ACCOUNT_BLOCKED are returned only with the right password', async () => {
  await database.rolledBack(async (tx) => {
    const { email, userId, accountId } = await registerPerson(tx);
    await tx.query('update app_public.accounts set blocked_at = now() where id = $1', [accountId]);
    await expectRefusals(signIn(tx, email, true), [{ code: 'ACCOUNT_BLOCKED' }]);
    await tx.query('update app_public.users set blocked_at = now() where id = $1', [userId]);
    await expectRefusals(signIn(tx, email, true), [{ code: 'USER_BLOCKED' }]);
    await expectRefusals(signIn(tx, email, false), [
      { code: 'INVALID_PASSWORD', path: 'password' },
    ]);
  });
});

test('ACCOUNT_NOT_FOUND: a user who belongs to no account', async () => {
  await database.rolledBack(async (tx) => {
    const { email, accountId } = await registerPerson(tx);
    await tx.query('delete from app_public.accounts where id = $1', [accountId]);
    await expectRefusals(signIn(tx, email, true), [{ code: 'ACCOUNT_NOT_FOUND' }]);
  });
});
