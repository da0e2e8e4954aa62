// Goal: all sessions of one sign-in end together, and other sign-ins go on.
// Method: a user with a team, who switches accounts and signs in on another device too.
import { beforeAll, expect, test } from 'vitest';
import { anOperator } from '../../support/people/an-operator.ts';
import { call } from '../../support/people/call.ts';
import { createTeam } from '../../support/people/create-team.ts';
import { registerPerson } from '../../support/people/register-person.ts';
import { sessionOf } from '../../support/people/session-of.ts';
import { type SignedIn, signIn } from '../../support/people/sign-in.ts';
import { type SharedDatabase, sharedDatabase } from '../../support/shared-database.ts';
import type { TestTransaction } from '../../support/test-transaction.ts';

let database: SharedDatabase;

beforeAll(async () => {
  database = await sharedDatabase();
});

async function switchTo(tx: TestTransaction, from: SignedIn, id: string): Promise<SignedIn> {
  const { token } = await call<{ token: string }>(tx, from.who, 'switch_account', { id });
  const who = (await sessionOf(tx, token))!;
  return { token, who, sessionId: who.settings['app.session_id']! };
}

/** A member of a team: sessions in their own account, the team and their own account again, and on another device. */
async function switching(tx: TestTransaction) {
  const owner = await registerPerson(tx);
  const kari = await registerPerson(tx);
  const teamId = await createTeam(tx, owner.userId, { [kari.userId]: 'MEMBER' });
  const own = await signIn(tx, kari.userId, kari.accountId);
  const team = await switchTo(tx, own, teamId);
  const ownAgain = await switchTo(tx, team, kari.accountId);
  const elsewhere = await signIn(tx, kari.userId, kari.accountId);
  const live = async () => {
    const sessions = { own, team, ownAgain, elsewhere };
    const names: string[] = [];
    for (const [name, { token }] of Object.entries(sessions)) {
      if (await sessionOf(tx, token)) names.push(name);
    }
    return names;
  };
  return { owner, kari, teamId, own, team, ownAgain, elsewhere, live };
}

test.each(['own', 'team', 'ownAgain'] as const)(
  'logging out in %s ends the sessions before and after it, and no other sign-in',
  async (last) => {
    await database.rolledBack(async (tx) => {
      const people = await switching(tx);
      expect(await people.live()).toEqual(['own', 'team', 'ownAgain', 'elsewhere']);
      await call(tx, people[last].who, 'destroy_session', {});
      expect(await people.live()).toEqual(['elsewhere']);
    });
  },
);

test('ending a session from another device ends its sign-in', async () => {
  await database.rolledBack(async (tx) => {
    const { team, elsewhere, live } = await switching(tx);
    await call(tx, elsewhere.who, 'destroy_session', { id: team.sessionId });
    expect(await live()).toEqual(['elsewhere']);
  });
});

test('leaving the team ends the sign-in that was in it', async () => {
  await database.rolledBack(async (tx) => {
    const { team, live } = await switching(tx);
    const [membership] = await tx.query<{ id: string }>(
      'select id from app_public.memberships where user_id = $1 and account_id = $2',
      [team.who.settings['app.user_id'], team.who.settings['app.account_id']],
    );
    await call(tx, team.who, 'remove_account_member', { memberId: membership!.id });
    expect(await live()).toEqual(['elsewhere']);
  });
});

test('an operator who ends one session ends its sign-in', async () => {
  await database.rolledBack(async (tx) => {
    const { team, live } = await switching(tx);
    const { who } = await anOperator(tx);
    await call(tx, who, 'destroy_user_session', { id: team.sessionId, reason: 'Lånt maskin' });
    expect(await live()).toEqual(['elsewhere']);
  });
});

test('blocking a user ends all sessions; logging out elsewhere and a new password leave the current one open', async () => {
  const endings: [string[], (tx: TestTransaction, session: SignedIn) => Promise<unknown>][] = [
    [['team'], (tx, { who }) => call(tx, who, 'destroy_other_sessions', {})],
    [
      ['team'],
      (tx, { who, sessionId }) =>
        tx.query(`select app_private.change_password($1, '$argon2id$new', $2)`, [
          who.settings['app.user_id'],
          sessionId,
        ]),
    ],
    [
      [],
      (tx, { who }) =>
        tx.query('update app_public.users set blocked_at = now() where id = $1', [
          who.settings['app.user_id'],
        ]),
    ],
  ];
  for (const [stored, end] of endings) {
    await database.rolledBack(async (tx) => {
      const { team, live } = await switching(tx);
      await end(tx, team);
      expect(await live()).toEqual(stored);
    });
  }
});

test('idle time counts for the whole sign-in, and switching accounts does not extend its 90 days', async () => {
  await database.rolledBack(async (tx) => {
    const { own, team, elsewhere, kari, live } = await switching(tx);
    const rest = (id: string) =>
      tx.query(
        `update app_public.sessions set last_used_at = now() - interval '14 days' where id = $1`,
        [id],
      );
    await rest(own.sessionId);
    expect(await live()).toContain('own');
    await tx.query(
      `update app_public.sessions set last_used_at = now() - interval '14 days' where user_id = $1 and id <> $2`,
      [kari.userId, elsewhere.sessionId],
    );
    expect(await live()).toEqual(['elsewhere']);
    await tx.query(
      `update app_public.sessions set last_used_at = now(), expires_at = now() + interval '1 day' where id = $1`,
      [team.sessionId],
    );
    const next = await switchTo(tx, team, kari.accountId);
    const [row] = await tx.query<{ same: boolean }>(
      `select expires_at = now() + interval '1 day' as same from app_public.sessions where id = $1`,
      [next.sessionId],
    );
    expect(row).toEqual({ same: true });
  });
});

test('a sign-in is listed once, by its current or last used session', async () => {
  await database.rolledBack(async (tx) => {
    const { team, elsewhere } = await switching(tx);
    const { rows } = await tx.as(team.who, (client) =>
      client.query<{ id: string }>(
        'select o.id from app_public.sessions s cross join lateral app_public.sessions_open_sessions(s) o',
      ),
    );
    expect(rows.map(({ id }) => id)).toEqual([team.sessionId, elsewhere.sessionId]);
  });
});

test('an operator who ends one impersonation stays in the console and in the other one; leaving the console ends all', async () => {
  await database.rolledBack(async (tx) => {
    const [kari, ola] = [await registerPerson(tx), await registerPerson(tx)];
    const { who: drift, operatorId } = await anOperator(tx);
    const act = async (id: string) => {
      const input = { id, reason: 'Asked for help' };
      const { token } = await call<{ token: string }>(tx, drift, 'impersonate_account', input);
      return token;
    };
    const [asKari, asOla] = [await act(kari.accountId), await act(ola.accountId)];
    await call(tx, (await sessionOf(tx, asKari))!, 'destroy_session', {});
    expect(await sessionOf(tx, asKari)).toBeNull();
    expect(await sessionOf(tx, asOla)).not.toBeNull();
    const [console] = await tx.query<{ open: boolean }>(
      'select revoked_at is null as open from app_public.sessions where operator_id = $1',
      [operatorId],
    );
    expect(console).toEqual({ open: true });
    await call(tx, drift, 'destroy_session', {});
    expect(await sessionOf(tx, asOla)).toBeNull();
  });
});
