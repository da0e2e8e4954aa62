import { beforeAll, expect, test } from 'vitest';
import { call } from '../../support/people/call.ts';
import { type Person, registerPerson } from '../../support/people/register-person.ts';
import { sessionOf } from '../../support/people/session-of.ts';
import { type SignedIn, signIn } from '../../support/people/sign-in.ts';
import { type SharedDatabase, sharedDatabase } from '../../support/shared-database.ts';
import type { TestTransaction } from '../../support/test-transaction.ts';

let database: SharedDatabase;

beforeAll(async () => {
  database = await sharedDatabase();
});

type Ending = (tx: TestTransaction, kari: Person, session: SignedIn) => Promise<unknown>;

const endings: [string, Ending][] = [
  ['logging out', (tx, _, { who }) => call(tx, who, 'destroy_session', {})],
  [
    '14 idle days',
    (tx) => tx.query(`update app_public.sessions set last_used_at = now() - interval '14 days'`),
  ],
  ['90 days', (tx) => tx.query('update app_public.sessions set expires_at = now()')],
  [
    'blocking the user',
    (tx, { userId }) =>
      tx.query('update app_public.users set blocked_at = now() where id = $1', [userId]),
  ],
  [
    'blocking the account',
    (tx, { accountId }) =>
      tx.query('update app_public.accounts set blocked_at = now() where id = $1', [accountId]),
  ],
  [
    'losing the membership',
    (tx, { accountId }) =>
      tx.query('delete from app_public.memberships where account_id = $1', [accountId]),
  ],
  [
    'a new password',
    (tx, { userId }) =>
      tx.query(`select app_private.change_password($1, '$argon2id$new')`, [userId]),
  ],
];

// Requirements: A4.47
test.each(endings)('%s ends a session', async (_, end) => {
  await database.rolledBack(async (tx) => {
    const kari = await registerPerson(tx);
    const ola = await registerPerson(tx);
    const session = await signIn(tx, kari.userId, kari.accountId);
    await end(tx, kari, session);
    expect(await sessionOf(tx, session.token)).toBeNull();
    expect(await signIn(tx, ola.userId, ola.accountId)).toBeTruthy();
  });
});

test('an unknown token opens no session', async () => {
  await database.rolledBack(async (tx) => {
    expect(await sessionOf(tx, '')).toBeNull();
    expect(await sessionOf(tx, 'x'.repeat(43))).toBeNull();
  });
});

test('the use of a session is recorded at most once a minute', async () => {
  await database.rolledBack(async (tx) => {
    const kari = await registerPerson(tx);
    const { token, sessionId } = await signIn(tx, kari.userId, kari.accountId);
    const usedAfter = async (age: string) => {
      await tx.query(`update app_public.sessions set last_used_at = now() - $1::interval`, [age]);
      await sessionOf(tx, token);
      const [row] = await tx.query<{ is_now: boolean }>(
        'select last_used_at = now() as is_now from app_public.sessions where id = $1',
        [sessionId],
      );
      return row!.is_now;
    };
    expect(await usedAfter('59 seconds')).toBe(false);
    expect(await usedAfter('61 seconds')).toBe(true);
  });
});

test('the role is read again for every request', async () => {
  await database.rolledBack(async (tx) => {
    const kari = await registerPerson(tx);
    const { token } = await signIn(tx, kari.userId, kari.accountId);
    await tx.query(`update app_public.memberships set role = 'MEMBER' where user_id = $1`, [
      kari.userId,
    ]);
    expect((await sessionOf(tx, token))?.settings['app.account_role']).toBe('MEMBER');
  });
});

// Requirements: A4.51
test('a session states its user, account and role, and whether onboarding is due', async () => {
  await database.rolledBack(async (tx) => {
    const kari = await registerPerson(tx);
    const { who, sessionId } = await signIn(tx, kari.userId, kari.accountId);
    const read = () =>
      tx.as(who, async (client) => {
        const { rows } = await client.query(
          `select s.id, app_public.sessions_role(s) as role, app_public.sessions_has_identity(s) as has_identity,
             app_public.sessions_needs_onboarding(s) as needs_onboarding,
             app_public.sessions_has_second_level(s) as has_second_level,
             (select array_agg(a.id) from app_public.sessions_accounts(s) a) as accounts
           from app_public.sessions s`,
        );
        return rows as unknown[];
      });
    const expected = {
      id: sessionId,
      role: 'OWNER',
      has_identity: false,
      needs_onboarding: false,
      has_second_level: false,
      accounts: [kari.accountId],
    };
    expect(await read()).toEqual([expected]);
    await tx.query('update app_public.users set last_name = null where id = $1', [kari.userId]);
    await tx.query('select app_private.grant_second_level($1)', [sessionId]);
    expect(await read()).toEqual([{ ...expected, needs_onboarding: true, has_second_level: true }]);
  });
});

test('an impersonated session names its operator, and ends with the operator’s session', async () => {
  await database.rolledBack(async (tx) => {
    const kari = await registerPerson(tx);
    const drift = await registerPerson(tx, { firstName: 'Drift', lastName: 'Vakt' });
    const [operator] = await tx.query<{ id: string }>(
      `select app_private.appoint_operator($1, 'ADMIN', 'JBSWY3DPEHPK3PXP') as id`,
      [drift.userId],
    );
    const [opened] = await tx.query<{ token: string }>(
      `select app_private.open_session($1, $2, administrator_id => $3, administrator_reason => 'asked for help') as token`,
      [kari.userId, kari.accountId, operator!.id],
    );
    const who = await sessionOf(tx, opened!.token);
    expect(who?.settings).toMatchObject({
      'app.user_id': kari.userId,
      'app.administrator_id': operator!.id,
    });
    const names = await tx.as(who!, (client) =>
      client.query(
        'select (app_public.sessions_administrator(s)).first_name from app_public.sessions s',
      ),
    );
    expect(names.rows).toEqual([{ first_name: 'Drift' }]);
    await tx.query('update app_public.operators set disabled_at = now()');
    expect(await sessionOf(tx, opened!.token)).toBeNull();
  });
});
