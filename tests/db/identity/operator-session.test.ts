import { beforeAll, expect, test } from 'vitest';
import { actor } from '../../support/actor.ts';
import { expectRefusals } from '../../support/expect-refusals.ts';
import { call } from '../../support/people/call.ts';
import { registerPerson } from '../../support/people/register-person.ts';
import { sessionOf } from '../../support/people/session-of.ts';
import { type SharedDatabase, sharedDatabase } from '../../support/shared-database.ts';
import type { TestTransaction } from '../../support/test-transaction.ts';

let database: SharedDatabase;

beforeAll(async () => {
  database = await sharedDatabase();
});

async function appoint(tx: TestTransaction, role = 'REVIEW') {
  const person = await registerPerson(tx);
  const [row] = await tx.query<{ id: string }>(
    `select app_private.appoint_operator($1, $2, 'JBSWY3DPEHPK3PXP') as id`,
    [person.userId, role],
  );
  return { ...person, operatorId: row!.id };
}

async function signIn(
  tx: TestTransaction,
  email: string,
  found: { passwordMatches: boolean; totpStep: number | null },
) {
  const [attempt] = await tx.query<{ attempt_id: string; user_id: string; is_limited: boolean }>(
    'select * from app_private.begin_sign_in($1)',
    [email],
  );
  return call<{ token: string }>(tx, actor.visitor, 'create_operator_session', {
    email,
    $prepared: {
      attemptId: attempt!.attempt_id,
      userId: attempt!.user_id,
      isLimited: attempt!.is_limited,
      ...found,
    },
  });
}

// Requirements: A4.70
test('a password and a code open a session of an operator, in no account', async () => {
  await database.rolledBack(async (tx) => {
    const { email, userId } = await appoint(tx, 'REVIEW');
    const { token } = await signIn(tx, email, { passwordMatches: true, totpStep: 100 });
    expect(await sessionOf(tx, token)).toEqual({
      role: 'app_operator',
      settings: {
        'app.session_id': expect.any(String),
        'app.user_id': userId,
        'app.operator_role': 'REVIEW',
        // The operator's accounts as a customer, in which they may decide nothing.
        'app.own_account_ids': expect.stringMatching(/^\{[0-9a-f-]{36}\}$/),
      },
    });
  });
});

test('INVALID_TOKEN: a code is valid once, and no earlier code is valid after it', async () => {
  await database.rolledBack(async (tx) => {
    const { email } = await appoint(tx);
    const right = { passwordMatches: true };
    await signIn(tx, email, { ...right, totpStep: 100 });
    for (const totpStep of [100, 99, null]) {
      await expectRefusals(signIn(tx, email, { ...right, totpStep }), [
        { code: 'INVALID_TOKEN', path: 'code' },
      ]);
    }
    expect((await signIn(tx, email, { ...right, totpStep: 101 })).token).toBeTruthy();
  });
});

test('a refused sign-in leaves the code unused', async () => {
  await database.rolledBack(async (tx) => {
    const { email } = await appoint(tx);
    await expectRefusals(signIn(tx, email, { passwordMatches: false, totpStep: 100 }), [
      { code: 'INVALID_PASSWORD', path: 'password' },
    ]);
    expect((await signIn(tx, email, { passwordMatches: true, totpStep: 100 })).token).toBeTruthy();
  });
});

test('INVALID_TOKEN: a user who is not an operator, or not any more', async () => {
  await database.rolledBack(async (tx) => {
    const { email: customer } = await registerPerson(tx);
    const refused = [{ code: 'INVALID_TOKEN', path: 'code' }];
    const right = { passwordMatches: true, totpStep: 100 };
    await expectRefusals(signIn(tx, customer, right), refused);
    const { email, operatorId } = await appoint(tx);
    await tx.query('update app_public.operators set disabled_at = now() where id = $1', [
      operatorId,
    ]);
    await expectRefusals(signIn(tx, email, right), refused);
  });
});

test('USER_BLOCKED and ATTEMPTS_LIMIT_EXCEEDED apply to operators too', async () => {
  await database.rolledBack(async (tx) => {
    const { email, userId } = await appoint(tx);
    const right = { passwordMatches: true, totpStep: 100 };
    await tx.query('update app_public.users set blocked_at = now() where id = $1', [userId]);
    await expectRefusals(signIn(tx, email, right), [{ code: 'USER_BLOCKED' }]);
    for (let i = 0; i < 10; i++) await tx.query('select app_private.begin_sign_in($1)', [email]);
    await expectRefusals(signIn(tx, email, right), [{ code: 'ATTEMPTS_LIMIT_EXCEEDED' }]);
  });
});

test('the sessions of a disabled operator end at once', async () => {
  await database.rolledBack(async (tx) => {
    const { email, operatorId } = await appoint(tx);
    const { token } = await signIn(tx, email, { passwordMatches: true, totpStep: 100 });
    await tx.query('update app_public.operators set disabled_at = now() where id = $1', [
      operatorId,
    ]);
    expect(await sessionOf(tx, token)).toBeNull();
  });
});
