import { createHash } from 'node:crypto';
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

type UsedLink = { token: string; deep_link: string | null };

const use = (tx: TestTransaction, token: string, wasResent = false, who = actor.visitor) =>
  call<UsedLink>(tx, who, 'use_session_otp', { token, $prepared: { wasResent } });

const look = (tx: TestTransaction, token: string, who = actor.visitor) =>
  call<{ email: string; purpose: string }>(tx, who, 'validate_session_otp', { token });

const askFor = (tx: TestTransaction, email: string, deepLink?: string) =>
  call(tx, actor.visitor, 'create_session_otp', { email, deepLink });

async function resend(tx: TestTransaction, token: string): Promise<boolean> {
  const hash = createHash('sha256').update(token).digest();
  const [row] = await tx.query<{ was_resent: boolean }>(
    'select app_private.resend_expired_link($1) as was_resent',
    [hash],
  );
  return row!.was_resent;
}

const age = (tx: TestTransaction) =>
  tx.query(`update app_private.one_time_links
    set expires_at = now() - interval '1 second', created_at = now() - interval '31 minutes'`);

// Requirements: A4.21, A4.82
test('a link signs in, confirms the user and opens its deep link', async () => {
  await database.rolledBack(async (tx) => {
    const { email, accountId, userId } = await registerPerson(tx, {}, { confirmed: false });
    await askFor(tx, email.toUpperCase(), '/v2/nb/account/settings');
    const [link] = await mailedLinks(tx, email);
    expect(link).toMatchObject({ task: 'identity/send_magic_link', purpose: 'SIGN_IN', userId });

    const { token, deep_link } = await use(tx, link!.token);
    expect(deep_link).toBe('/v2/nb/account/settings');
    expect((await sessionOf(tx, token))?.settings).toMatchObject({
      'app.user_id': userId,
      'app.account_id': accountId,
      'app.account_role': 'OWNER',
    });
    const users = await tx.query('select confirmed from app_public.users where id = $1', [userId]);
    expect(users).toEqual([{ confirmed: true }]);
  });
});

// Requirements: A4.57
test('a link is valid for half an hour', async () => {
  await database.rolledBack(async (tx) => {
    const { email } = await registerPerson(tx);
    await askFor(tx, email);
    const made = await tx.query(
      `select extract(minutes from expires_at - created_at)::int as minutes
       from app_private.one_time_links where purpose = 'SIGN_IN' and email = $1`,
      [email],
    );
    expect(made).toEqual([{ minutes: 30 }]);
  });
});

// Requirements: A4.57, A8.52
test('OTP_EXPIRED: a used link', async () => {
  await database.rolledBack(async (tx) => {
    const { email } = await registerPerson(tx);
    const [link] = await mailedLinks(tx, email);
    await use(tx, link!.token);
    await expectRefusals(use(tx, link!.token), [{ code: 'OTP_EXPIRED', path: 'token' }]);
  });
});

// Requirements: A4.60
test('OTP_EXPIRED: a link that a newer one superseded', async () => {
  await database.rolledBack(async (tx) => {
    const { email } = await registerPerson(tx);
    await askFor(tx, email);
    const [first] = await mailedLinks(tx, email);
    await askFor(tx, email);
    const [second] = await mailedLinks(tx, email);
    await expectRefusals(use(tx, first!.token), [{ code: 'OTP_EXPIRED', path: 'token' }]);
    expect((await use(tx, second!.token)).token).toBeTruthy();
  });
});

// Requirements: A4.22, A8.53
test('OTP_EXPIRED_AND_RESENT: an expired link is replaced by mail, once', async () => {
  await database.rolledBack(async (tx) => {
    const { email } = await registerPerson(tx);
    await askFor(tx, email, '/deep');
    const [old] = await mailedLinks(tx, email);
    expect(await resend(tx, old!.token)).toBe(false);
    await age(tx);
    expect(await resend(tx, old!.token)).toBe(true);
    await expectRefusals(use(tx, old!.token, true), [
      { code: 'OTP_EXPIRED_AND_RESENT', path: 'token' },
    ]);
    expect(await resend(tx, old!.token)).toBe(false);
    await expectRefusals(use(tx, old!.token), [{ code: 'OTP_EXPIRED', path: 'token' }]);

    const [fresh] = await mailedLinks(tx, email);
    expect(fresh!.token).not.toBe(old!.token);
    expect((await use(tx, fresh!.token)).deep_link).toBe('/deep');
  });
});

// Requirements: A4.60, A8.38
test('INVALID_TOKEN: an unknown token, and one that resets a password', async () => {
  await database.rolledBack(async (tx) => {
    const { email } = await registerPerson(tx);
    await expectRefusals(use(tx, 'x'.repeat(43)), [{ code: 'INVALID_TOKEN', path: 'token' }]);
    await call(tx, actor.visitor, 'request_password_reset', { email });
    const [reset] = await mailedLinks(tx, email);
    await expectRefusals(use(tx, reset!.token), [{ code: 'INVALID_TOKEN', path: 'token' }]);
  });
});

test('USER_BLOCKED: blocking invalidates links that were sent before', async () => {
  await database.rolledBack(async (tx) => {
    const { email, userId } = await registerPerson(tx);
    const [link] = await mailedLinks(tx, email);
    await tx.query('update app_public.users set blocked_at = now() where id = $1', [userId]);
    await expectRefusals(use(tx, link!.token), [{ code: 'OTP_EXPIRED', path: 'token' }]);
    await tx.query('update app_private.one_time_links set superseded_at = null');
    await expectRefusals(use(tx, link!.token), [{ code: 'USER_BLOCKED' }]);
  });
});

test('ACCOUNT_BLOCKED and ACCOUNT_NOT_FOUND: no account to open', async () => {
  await database.rolledBack(async (tx) => {
    const { email, accountId } = await registerPerson(tx);
    const [link] = await mailedLinks(tx, email);
    await tx.query('update app_public.accounts set blocked_at = now() where id = $1', [accountId]);
    await expectRefusals(use(tx, link!.token), [{ code: 'ACCOUNT_BLOCKED' }]);
    await tx.query('delete from app_public.accounts where id = $1', [accountId]);
    await expectRefusals(use(tx, link!.token), [{ code: 'ACCOUNT_NOT_FOUND' }]);
  });
});

test('a new address takes effect when its own user, signed in, uses the link sent to it', async () => {
  await database.rolledBack(async (tx) => {
    const kari = await registerPerson(tx);
    const session = await signIn(tx, kari.userId, kari.accountId);
    await tx.query(
      `select app_private.mail_one_time_link($1, 'CHANGE_EMAIL', null, 'ny@example.no')`,
      [kari.userId],
    );
    const [link] = await mailedLinks(tx, 'ny@example.no');
    expect(link!.task).toBe('identity/send_confirmation_link');
    await expectRefusals(use(tx, link!.token), [{ code: 'UNAUTHORIZED' }]);
    await use(tx, link!.token, false, session.who);
    const users = await tx.query('select email from app_public.users where id = $1', [kari.userId]);
    expect(users).toEqual([{ email: 'ny@example.no' }]);
  });
});

test('TAKEN: another user took the new address first', async () => {
  await database.rolledBack(async (tx) => {
    const kari = await registerPerson(tx);
    const { who } = await signIn(tx, kari.userId, kari.accountId);
    await tx.query(
      `select app_private.mail_one_time_link($1, 'CHANGE_EMAIL', null, 'ny@example.no')`,
      [kari.userId],
    );
    const [link] = await mailedLinks(tx, 'ny@example.no');
    await registerPerson(tx, { email: 'ny@example.no' });
    await expectRefusals(use(tx, link!.token, false, who), [{ code: 'TAKEN', path: 'token' }]);
  });
});

// Requirements: A7.41
test('preview of a link names the user it signs in, and changes nothing', async () => {
  await database.rolledBack(async (tx) => {
    const { email, userId } = await registerPerson(tx, {}, { confirmed: false });
    await askFor(tx, email);
    const [link] = await mailedLinks(tx, email);
    const counts = () =>
      tx.query(
        `select (select count(*) from app_public.sessions) as sessions,
           (select count(*) from app_private.sign_in_attempts) as attempts,
           (select jsonb_agg(l order by l.id) from app_private.one_time_links l) as links,
           (select to_jsonb(u) from app_public.users u where u.id = $1) as person`,
        [userId],
      );
    const before = await counts();
    for (const _ of [1, 2]) {
      expect(await look(tx, link!.token)).toEqual({ email, purpose: 'SIGN_IN' });
    }
    expect(await counts()).toEqual(before);
    await use(tx, link!.token);
    await expectRefusals(look(tx, link!.token), [{ code: 'OTP_EXPIRED', path: 'token' }]);
  });
});

test('preview of an unusable link gives the reason, and mails nothing', async () => {
  await database.rolledBack(async (tx) => {
    const { email, userId, accountId } = await registerPerson(tx);
    await askFor(tx, email);
    const mailed = await mailedLinks(tx, email);
    const [link] = mailed;
    await expectRefusals(look(tx, 'x'.repeat(43)), [{ code: 'INVALID_TOKEN', path: 'token' }]);
    await age(tx);
    await expectRefusals(look(tx, link!.token), [{ code: 'TOKEN_EXPIRED', path: 'token' }]);
    expect(await mailedLinks(tx, email)).toEqual(mailed);
    await tx.query(
      `select app_private.mail_one_time_link($1, 'CHANGE_EMAIL', null, 'new@example.no')`,
      [userId],
    );
    const [change] = await mailedLinks(tx, 'new@example.no');
    await expectRefusals(look(tx, change!.token), [{ code: 'UNAUTHORIZED' }]);
    const { who } = await signIn(tx, userId, accountId);
    expect(await look(tx, change!.token, who)).toEqual({
      email: 'new@example.no',
      purpose: 'CHANGE_EMAIL',
    });
    await tx.query(`select app_private.mail_one_time_link($1, 'RESET_PASSWORD')`, [userId]);
    const reset = (await mailedLinks(tx, email)).find((one) => one.purpose === 'RESET_PASSWORD');
    await expectRefusals(look(tx, reset!.token), [{ code: 'INVALID_TOKEN', path: 'token' }]);
  });
});
