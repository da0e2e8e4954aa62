import { beforeAll, expect, test } from 'vitest';
import { actor } from '../../support/actor.ts';
import { expectRefusals } from '../../support/expect-refusals.ts';
import { call } from '../../support/people/call.ts';
import { mailedLinks } from '../../support/people/mailed-links.ts';
import { registerPerson } from '../../support/people/register-person.ts';
import { sessionOf } from '../../support/people/session-of.ts';
import { signIn } from '../../support/people/sign-in.ts';
import { type SharedDatabase, sharedDatabase } from '../../support/shared-database.ts';
import type { TestTransaction } from '../../support/test-transaction.ts';

let database: SharedDatabase;

beforeAll(async () => {
  database = await sharedDatabase();
});

const reset = (tx: TestTransaction, token: string) =>
  call(tx, actor.visitor, 'reset_password', {
    token,
    $prepared: { passwordHash: '$argon2id$new' },
  });
const validate = (tx: TestTransaction, token: string) =>
  call(tx, actor.visitor, 'validate_password_reset_token', { token });

async function kariForgot(tx: TestTransaction) {
  const kari = await registerPerson(tx, {}, { confirmed: false });
  const session = await signIn(tx, kari.userId, kari.accountId);
  await call(tx, actor.visitor, 'request_password_reset', { email: kari.email });
  const [link] = await mailedLinks(tx, kari.email);
  return { ...kari, session, link: link! };
}

// Requirements: A4.82
test('a reset link sets a password, confirms the address and ends every session', async () => {
  await database.rolledBack(async (tx) => {
    const { link, userId, session } = await kariForgot(tx);
    expect(link).toMatchObject({ task: 'identity/send_magic_link', purpose: 'RESET_PASSWORD' });
    await validate(tx, link.token);
    await validate(tx, link.token);
    await reset(tx, link.token);
    expect(await sessionOf(tx, session.token)).toBeNull();
    const rows = await tx.query(
      `select u.confirmed, s.password_hash from app_public.users u
       join app_private.user_secrets s on s.user_id = u.id where u.id = $1`,
      [userId],
    );
    expect(rows).toEqual([{ confirmed: true, password_hash: '$argon2id$new' }]);
  });
});

// Requirements: A8.62
test('TOKEN_EXPIRED: used, superseded or too old', async () => {
  await database.rolledBack(async (tx) => {
    const { link, email } = await kariForgot(tx);
    const refused = [{ code: 'TOKEN_EXPIRED', path: 'token' }];
    await call(tx, actor.visitor, 'request_password_reset', { email });
    const [newer] = await mailedLinks(tx, email);
    await expectRefusals(reset(tx, link.token), refused);
    await tx.query('update app_private.one_time_links set expires_at = now()');
    await expectRefusals(validate(tx, newer!.token), refused);
    await tx.query(
      `update app_private.one_time_links set expires_at = now() + interval '1 minute'`,
    );
    await reset(tx, newer!.token);
    await expectRefusals(reset(tx, newer!.token), refused);
  });
});

test('INVALID_TOKEN: an unknown token, or a sign-in link', async () => {
  await database.rolledBack(async (tx) => {
    const { email } = await registerPerson(tx);
    const [confirming] = await mailedLinks(tx, email);
    for (const token of ['x'.repeat(43), confirming!.token]) {
      await expectRefusals(validate(tx, token), [{ code: 'INVALID_TOKEN', path: 'token' }]);
      await expectRefusals(reset(tx, token), [{ code: 'INVALID_TOKEN', path: 'token' }]);
    }
  });
});

test('USER_BLOCKED', async () => {
  await database.rolledBack(async (tx) => {
    const { link, userId } = await kariForgot(tx);
    await tx.query('update app_public.users set blocked_at = now() where id = $1', [userId]);
    await tx.query('update app_private.one_time_links set superseded_at = null');
    await expectRefusals(reset(tx, link.token), [{ code: 'USER_BLOCKED' }]);
  });
});
