import { beforeAll, expect, test } from 'vitest';
import { type Actor, actor } from '../../support/actor.ts';
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

async function kariSignedIn(tx: TestTransaction) {
  const kari = await registerPerson(tx);
  return { ...kari, ...(await signIn(tx, kari.userId, kari.accountId)) };
}

const newHash = { passwordHash: '$argon2id$new' };

test('an absent field stays unchanged, a null field is cleared', async () => {
  await database.rolledBack(async (tx) => {
    const { who } = await kariSignedIn(tx);
    const update = (attributes: object) => call(tx, who, 'update_user', { attributes });
    await update({ occupation: 'Illustratør', marketingConsent: true });
    expect(await update({ language: 'EN', firstName: ' Karen ' })).toMatchObject({
      first_name: 'Karen',
      last_name: 'Nordmann',
      language: 'EN',
      occupation: 'Illustratør',
      marketing_consent: true,
    });
    expect(await update({ occupation: null })).toMatchObject({ occupation: null });
  });
});

// Requirements: A4.66, A8.19, A8.61
test('AUTH_LEVEL_2_REQUIRED: a new password or address, with every other refusal', async () => {
  await database.rolledBack(async (tx) => {
    const { who } = await kariSignedIn(tx);
    await registerPerson(tx, { email: 'taken@example.no' });
    await expectRefusals(call(tx, who, 'update_user', { attributes: {}, $prepared: newHash }), [
      { code: 'AUTH_LEVEL_2_REQUIRED' },
    ]);
    const attributes = { email: 'Taken@example.no', firstName: ' ', lastName: '' };
    await expectRefusals(call(tx, who, 'update_user', { attributes }), [
      { code: 'BLANK', path: 'attributes.firstName' },
      { code: 'BLANK', path: 'attributes.lastName' },
      { code: 'TAKEN', path: 'attributes.email' },
      { code: 'AUTH_LEVEL_2_REQUIRED' },
    ]);
  });
});

test('the same address with other capitals is no change', async () => {
  await database.rolledBack(async (tx) => {
    const { who, email } = await kariSignedIn(tx);
    const attributes = { email: email.toUpperCase() };
    expect(await call(tx, who, 'update_user', { attributes })).toMatchObject({ email });
  });
});

// Requirements: A4.65
test('the second level is valid for 15 minutes, in its own session', async () => {
  await database.rolledBack(async (tx) => {
    const { who, sessionId, userId, accountId } = await kariSignedIn(tx);
    const other = await signIn(tx, userId, accountId);
    await tx.query('select app_private.grant_second_level($1)', [sessionId]);
    const input = { attributes: {}, $prepared: newHash };
    await expectRefusals(call(tx, other.who, 'update_user', input), [
      { code: 'AUTH_LEVEL_2_REQUIRED' },
    ]);
    await call(tx, who, 'update_user', input);
    await tx.query(
      `update app_public.sessions set second_level_at = now() - interval '15 minutes'`,
    );
    await expectRefusals(call(tx, who, 'update_user', input), [{ code: 'AUTH_LEVEL_2_REQUIRED' }]);
  });
});

// Requirements: A7.25
test('a new password ends the other sessions and links, and leaves this session open', async () => {
  await database.rolledBack(async (tx) => {
    const kari = await kariSignedIn(tx);
    const other = await signIn(tx, kari.userId, kari.accountId);
    await tx.query('select app_private.grant_second_level($1)', [kari.sessionId]);
    await call(tx, kari.who, 'update_user', { attributes: {}, $prepared: newHash });
    expect(await sessionOf(tx, kari.token)).not.toBeNull();
    expect(await sessionOf(tx, other.token)).toBeNull();
    const secrets = await tx.query(
      'select password_hash from app_private.user_secrets where user_id = $1',
      [kari.userId],
    );
    expect(secrets).toEqual([{ password_hash: '$argon2id$new' }]);
    const live = await tx.query(
      'select from app_private.one_time_links where user_id = $1 and superseded_at is null',
      [kari.userId],
    );
    expect(live).toEqual([]);
  });
});

// Requirements: A2.111
test('a new address takes effect only after its confirmation', async () => {
  await database.rolledBack(async (tx) => {
    const { who, sessionId, userId, email } = await kariSignedIn(tx);
    await tx.query('select app_private.grant_second_level($1)', [sessionId]);
    const attributes = { email: 'ny@example.no' };
    expect(await call(tx, who, 'update_user', { attributes })).toMatchObject({ email });
    expect(await mailedLinks(tx, 'ny@example.no')).toMatchObject([{ purpose: 'CHANGE_EMAIL' }]);
    const pending = async (as: Actor) =>
      tx.as(as, async (client) => {
        const { rows } = await client.query(
          `select app_public.users_pending_email(jsonb_populate_record(null::app_public.users, jsonb_build_object('id', $1::text))) as email`,
          [userId],
        );
        return rows[0].email;
      });
    const other = await registerPerson(tx);
    expect(await pending(who)).toBe('ny@example.no');
    expect(await pending(actor.ownerOf(other))).toBeNull();
    await tx.query('savepoint mailed');
    await call(tx, who, 'update_user', { attributes: { firstName: 'Kari' } });
    expect(await pending(who)).toBe('ny@example.no');
    await call(tx, who, 'update_user', { attributes: { email } });
    expect(await pending(who)).toBeNull();
    await tx.query('rollback to mailed');
    await tx.query(
      `update app_private.one_time_links set expires_at = now() - interval '1 minute' where email = 'ny@example.no'`,
    );
    expect(await pending(who)).toBeNull();
  });
});

test('INVALID_ACTION: an impersonating operator cannot change credentials', async () => {
  await database.rolledBack(async (tx) => {
    const { who, sessionId, userId } = await kariSignedIn(tx);
    await tx.query('select app_private.grant_second_level($1)', [sessionId]);
    const settings = { ...who.settings, 'app.administrator_id': userId };
    const operator = { ...who, settings };
    await expectRefusals(
      call(tx, operator, 'update_user', { attributes: {}, $prepared: newHash }),
      [{ code: 'INVALID_ACTION' }],
    );
    const attributes = { language: 'EN' };
    expect(await call(tx, operator, 'update_user', { attributes })).toMatchObject({
      language: 'EN',
    });
  });
});

// Requirements: A8.70
test('USER_NOT_FOUND: a deleted user', async () => {
  await database.rolledBack(async (tx) => {
    const { who } = await kariSignedIn(tx);
    const settings = { ...who.settings, 'app.user_id': '01890000-0000-7000-8000-000000000000' };
    await expectRefusals(
      call(tx, { ...who, settings }, 'update_user', { attributes: { firstName: 'Kari' } }),
      [{ code: 'USER_NOT_FOUND' }],
    );
  });
});
