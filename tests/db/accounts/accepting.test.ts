import { beforeAll, expect, test } from 'vitest';
import type { Actor } from '../../support/actor.ts';
import { expectRefusals } from '../../support/expect-refusals.ts';
import { anOperator } from '../../support/people/an-operator.ts';
import { call } from '../../support/people/call.ts';
import { registerPerson } from '../../support/people/register-person.ts';
import { sessionOf } from '../../support/people/session-of.ts';
import { signIn } from '../../support/people/sign-in.ts';
import { type SharedDatabase, sharedDatabase } from '../../support/shared-database.ts';
import type { TestTransaction } from '../../support/test-transaction.ts';
import { workerCall } from '../invoicing/worker-call.ts';
import { type MemberRow, staffedTeam } from './staffed-team.ts';

// Goal: a user becomes a member of a team only by accepting. Until then the team sees only the details that it
// entered itself, and the user has no access to the team, no vote in it and no conflict of interest.

let database: SharedDatabase;
beforeAll(async () => {
  database = await sharedDatabase();
});

const typed = { firstName: 'Xenia', lastName: 'Ytterst' };

/** A staffed team whose owner has added a registered user under another name. */
async function pendingMember(tx: TestTransaction, role = 'ADMIN') {
  const team = await staffedTeam(tx);
  const bo = await registerPerson(tx, { firstName: 'Bodil', lastName: 'Berg-Hemmelig' });
  const session = await signIn(tx, bo.userId, bo.accountId);
  const email = bo.email;
  const input = { email, ...typed, role };
  const added = await call<MemberRow>(tx, team.who.owner, 'add_account_member', input);
  return { team, bo, session, added };
}

const rowsAs = async (tx: TestTransaction, who: Actor, query: string) =>
  (await tx.as(who, (client) => client.query(query))).rows;

const asThe = {
  invitations: 'select i.* from app_public.sessions s, app_public.sessions_team_invitations(s) i',
  accounts: 'select a.id from app_public.sessions s, app_public.sessions_accounts(s) a',
};

/** All columns about people that members of the team can read. */
const seenByTeam = async (tx: TestTransaction, who: Actor) =>
  JSON.stringify(
    await Promise.all([
      rowsAs(
        tx,
        who,
        'select m.*, app_public.members_primary_user(m), app_public.members_symbol_id(m) from app_public.members m',
      ),
      rowsAs(tx, who, 'select actor, data, event_type from app_public.events'),
    ]),
  );

test('an added user sees the team, the inviter and the role, and accepts or declines', async () => {
  await database.rolledBack(async (tx) => {
    const { team, bo, session, added } = await pendingMember(tx);
    expect(await rowsAs(tx, session.who, asThe.invitations)).toMatchObject([
      { id: team.id, team_name: 'Solsiden Barnehage', inviter: 'Olga Nordmann', role: 'ADMIN' },
    ]);
    expect(await rowsAs(tx, session.who, asThe.accounts)).toEqual([{ id: bo.accountId }]);
    // A session in the team opens nothing before the user accepts.
    const [stolen] = await tx.query<{ token: string }>(
      'select app_private.open_session($1, $2) as token',
      [bo.userId, team.id],
    );
    expect(await sessionOf(tx, stolen!.token)).toBeNull();

    const { token } = await call<{ token: string }>(tx, session.who, 'switch_account', {
      id: team.id,
    });
    const inTeam = (await sessionOf(tx, token))!;
    expect(inTeam.settings).toMatchObject({ 'app.account_role': 'ADMIN' });
    expect(await rowsAs(tx, inTeam, asThe.invitations)).toEqual([]);
    const seen = await rowsAs(
      tx,
      team.who.member,
      `select first_name, accepted_at is not null as accepted from app_public.members where id = '${added.id}'`,
    );
    expect(seen).toEqual([{ first_name: 'Bodil', accepted: true }]);
    expect(await seenByTeam(tx, team.who.member)).toContain('"event_type":"ACCEPTED"');
    await expectRefusals(call(tx, session.who, 'decline_team_invitation', { id: team.id }), [
      { code: 'INVALID_ACTION', path: 'id' },
    ]);
  });
});

test.each(['decline', 'change of address'])(
  'the team sees nothing of the account of an added user, even after a %s',
  async (change) => {
    await database.rolledBack(async (tx) => {
      const { team, bo, session, added } = await pendingMember(tx);
      const secrets = ['Bodil', 'Hemmelig', bo.userId, bo.accountId, 'ny@example.no'];
      const check = async () => {
        const seen = await seenByTeam(tx, team.who.owner);
        expect(secrets.filter((secret) => seen.includes(secret))).toEqual([]);
        return seen;
      };
      const seen = await check();
      expect(seen).toContain('Xenia');
      expect(seen).toContain(bo.email);
      const found = await rowsAs(
        tx,
        team.who.owner,
        `select from app_public.members where search_text like '%hemmelig%'`,
      );
      expect(found).toEqual([]);
      if (change === 'decline') {
        await call(tx, session.who, 'decline_team_invitation', { id: team.id });
      } else {
        const [link] = await tx.query<{ token: string }>(
          `with made as (select app_private.make_token() as token), kept as (
             insert into app_private.one_time_links (token_sha256, user_id, purpose, email)
             select app_private.token_sha256(token), $1, 'CHANGE_EMAIL', 'ny@example.no' from made
           ) select token from made`,
          [bo.userId],
        );
        await call(tx, session.who, 'use_session_otp', { token: link!.token });
      }
      expect(await check()).not.toContain(added.id);
      expect(await rowsAs(tx, session.who, asThe.invitations)).toEqual([]);
    });
  },
);

test('an operator has a conflict of interest only after they accept', async () => {
  await database.rolledBack(async (tx) => {
    const team = await staffedTeam(tx);
    const { who } = await anOperator(tx);
    const userId = who.settings['app.user_id']!;
    const [user] = await tx.query<{ email: string; account: string }>(
      `select u.email, a.id as account from app_public.users u
       join app_public.accounts a on a.primary_user_id = u.id where u.id = $1`,
      [userId],
    );
    await call(tx, team.who.owner, 'add_account_member', { email: user!.email, ...typed });
    const again = async () => {
      const [row] = await tx.query<{ token: string }>(
        `select app_private.open_session($1, operator_id => o.id) as token from app_public.operators o where o.user_id = $1`,
        [userId],
      );
      return (await sessionOf(tx, row!.token))!;
    };
    expect((await again()).settings['app.own_account_ids']).not.toContain(team.id);

    const { who: self } = await signIn(tx, userId, user!.account);
    await call(tx, self, 'switch_account', { id: team.id });
    const interested = await again();
    expect(interested.settings['app.own_account_ids']).toContain(team.id);
    // A block protects others; only a colleague can lift it.
    const shut = (name: string) =>
      call(tx, interested, name, { id: team.id, reason: 'Falske fakturaer' });
    await shut('block_account');
    await expectRefusals(shut('unblock_account'), [{ code: 'UNAUTHORIZED' }]);
  });
});

test('a user who has not accepted gets no mail of the team, cannot become its owner, and cannot accept through an operator', async () => {
  await database.rolledBack(async (tx) => {
    const { team, bo, added } = await pendingMember(tx);
    const [admins] = await tx.query<{ recipients: { address: string }[] }>(
      `select app_private.recipients('accounts', $1, $1, 'ADMIN') as recipients`,
      [team.id],
    );
    expect(admins!.recipients.map(({ address }) => address)).toEqual([team.people.admin.email]);
    const refused = [{ code: 'USER_NOT_CONFIRMED', path: 'memberId' }];
    await expectRefusals(call(tx, team.who.owner, 'set_account_owner', { memberId: added.id }), [
      ...refused,
      { code: 'AUTH_LEVEL_2_REQUIRED', path: '' },
    ]);
    await expectRefusals(call(tx, team.who.owner, 'send_team_welcome', { memberIds: [added.id] }), [
      { code: 'USER_NOT_CONFIRMED', path: 'memberIds.0' },
    ]);
    const inTheirName = await signIn(tx, bo.userId, bo.accountId);
    const { operatorId } = await anOperator(tx);
    const acting = {
      ...inTheirName.who,
      settings: { ...inTheirName.who.settings, 'app.administrator_id': operatorId },
    };
    await expectRefusals(call(tx, acting, 'switch_account', { id: team.id }), [
      { code: 'ACCOUNT_NOT_FOUND', path: 'id' },
    ]);
    await expectRefusals(call(tx, acting, 'decline_team_invitation', { id: team.id }), [
      { code: 'INVALID_ACTION' },
    ]);
  });
});

test('the link of an invitation accepts its own team alone; without a link a new user gets an account of their own', async () => {
  await database.rolledBack(async (tx) => {
    const [first, second] = [await staffedTeam(tx), await staffedTeam(tx)];
    const email = 'nils@example.no';
    const add = (team: typeof first) =>
      call<MemberRow>(tx, team.who.owner, 'add_account_member', { email, ...typed });
    const [inFirst, inSecond] = [await add(first), await add(second)];
    const [event] = await tx.query<{ id: string }>(
      `select id from app_public.events where entity_id = $1 and event_type = 'INVITED'`,
      [inFirst.id],
    );
    const payload = { eventId: event!.id };
    const token = await workerCall<string>(tx, 'make_entrance', payload, email);
    const used = await call<{ token: string }>(tx, first.who.owner, 'use_session_otp', { token });
    const who = (await sessionOf(tx, used.token))!;
    expect(who.settings['app.account_id']).toBe(first.id);
    expect(await rowsAs(tx, who, asThe.invitations)).toMatchObject([{ id: second.id }]);
    const accepted = await tx.query(
      `select id from app_public.memberships where accepted_at is not null and id in ($1, $2)`,
      [inFirst.id, inSecond.id],
    );
    expect(accepted).toEqual([{ id: inFirst.id }]);

    await call(tx, first.who.owner, 'add_account_member', { ...typed, email: 'per@example.no' });
    const [per] = await tx.query<{ token: string }>(
      `select app_private.open_landing_session(id) as token from app_public.users where email = 'per@example.no'`,
    );
    expect((await sessionOf(tx, per!.token))!.settings['app.account_role']).toBe('OWNER');
  });
});
