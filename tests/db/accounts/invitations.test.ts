import { beforeAll, expect, test } from 'vitest';
import { actor } from '../../support/actor.ts';
import { expectRefusals } from '../../support/expect-refusals.ts';
import { call } from '../../support/people/call.ts';
import { sessionOf } from '../../support/people/session-of.ts';
import { type SharedDatabase, sharedDatabase } from '../../support/shared-database.ts';
import type { TestTransaction } from '../../support/test-transaction.ts';
import { workerCall } from '../invoicing/worker-call.ts';
import { feedbackOf, type MemberRow, staffedTeam } from './staffed-team.ts';

// Goal: an invitation lets in its recipient, once, for two weeks, and cannot be resent too soon.

let database: SharedDatabase;
beforeAll(async () => {
  database = await sharedDatabase();
});

const email = 'nils@example.no';
const nils = { email, firstName: 'Nils', lastName: 'Ny' };

/** The job payload for the newest event of a type. */
async function jobAfter(tx: TestTransaction, memberId: string, eventType: string, message: string) {
  const [event] = await tx.query<{ id: string }>(
    `select id from app_public.events where entity_id = $1 and event_type = $2 order by occurred_at desc limit 1`,
    [memberId, eventType],
  );
  return { eventId: event!.id, module: 'accounts', message, recipient: 'user' };
}

async function entrance(tx: TestTransaction, memberId: string) {
  const job = await jobAfter(tx, memberId, 'INVITED', 'team_invitation');
  return workerCall<string | null>(tx, 'make_entrance', job, email);
}

const use = (tx: TestTransaction, token: string) =>
  call<{ token: string; deep_link: string }>(tx, actor.visitor, 'use_session_otp', { token });

// Requirements: A4.13
test('the link in the mail lets the invited user in, once; they enter their name, and are active', async () => {
  await database.rolledBack(async (tx) => {
    const { who, id } = await staffedTeam(tx);
    const added = await call<MemberRow>(tx, who.owner, 'add_account_member', nils);
    const received = await workerCall<{
      said: Record<string, { value: string }>;
      recipients: object[];
    }>(tx, 'message_payload', await jobAfter(tx, added.id, 'INVITED', 'team_invitation'), [
      'inviter',
      'teamName',
    ]);
    expect(received.recipients).toMatchObject([{ address: email, language: 'NB' }]);
    expect(received.said).toMatchObject({
      inviter: { value: 'Olga Nordmann' },
      teamName: { value: 'Solsiden Barnehage' },
    });
    const token = (await entrance(tx, added.id))!;
    // A repeated job makes another link, and the one in the sent mail stays valid.
    const unsent = (await entrance(tx, added.id))!;
    const used = await use(tx, token);
    expect(used.deep_link).toMatch(
      /^\/v2\/nb\/business\/solsiden-barnehage[-0-9]*\/account\/dashboard$/,
    );
    const session = (await sessionOf(tx, used.token))!;
    expect(session.settings).toMatchObject({ 'app.account_id': id, 'app.account_role': 'MEMBER' });
    const attributes = { firstName: 'Nils', lastName: 'Nyere', language: 'EN' };
    await call(tx, session, 'onboard', { attributes });
    const [member] = await tx.query(
      `select last_name, confirmed from app_public.users where email = $1`,
      [email],
    );
    expect(member).toEqual({ last_name: 'Nyere', confirmed: true });
    for (const spent of [token, unsent]) {
      await expectRefusals(use(tx, spent), [{ code: 'OTP_EXPIRED', path: 'token' }]);
    }
    expect(await entrance(tx, added.id)).toBeNull();
  });
});

// Requirements: A4.58
test('an invitation expires after two weeks, and is valid again after it is resent', async () => {
  await database.rolledBack(async (tx) => {
    const { who } = await staffedTeam(tx);
    const added = await call<MemberRow>(tx, who.owner, 'add_account_member', nils);
    const old = (await entrance(tx, added.id))!;
    await tx.query(
      `update app_public.memberships set invited_at = now() - interval '15 days' where id = $1`,
      [added.id],
    );
    await tx.query(
      `update app_private.one_time_links l set expires_at = now() - interval '1 day' from app_public.users u
       where u.id = l.user_id and u.email = $1`,
      [email],
    );
    await expectRefusals(use(tx, old), [{ code: 'OTP_EXPIRED', path: 'token' }]);
    expect(await entrance(tx, added.id)).toBeNull();
    const again = await call<MemberRow>(tx, who.admin, 'resend_invitation', { memberId: added.id });
    expect(again.invitation_expires_at!.getTime()).toBeGreaterThan(Date.now());
    expect((await use(tx, (await entrance(tx, added.id))!)).token).toBeTruthy();
  });
});

// Requirements: A8.66
test('DELIVERY_FREQUENCY_EXCEEDED and USER_ALREADY_CONFIRMED: resent too soon, or to a confirmed user', async () => {
  await database.rolledBack(async (tx) => {
    const { who, memberIds, store } = await staffedTeam(tx);
    const { id: memberId } = await call<MemberRow>(tx, who.manager, 'add_account_member', {
      ...nils,
      departmentMemberships: [{ departmentId: store, role: 'MEMBER' }],
    });
    const resend = (input: object) => call(tx, who.manager, 'resend_invitation', input);
    await expectRefusals(resend({ memberId }), [
      { code: 'DELIVERY_FREQUENCY_EXCEEDED', path: 'memberId' },
    ]);
    await expectRefusals(resend({ memberId: memberIds.member }), [
      { code: 'USER_ALREADY_CONFIRMED', path: 'memberId' },
    ]);
    const earlier = `update app_public.memberships set invited_at = now() - interval '6 minutes' where id = $1`;
    await tx.query(earlier, [memberId]);
    await resend({ memberId });
    expect(await feedbackOf(tx, memberId)).toEqual(['INVITED', 'INVITED']);
  });
});

test('an entrance link is made only for the invited user, and only after an invitation', async () => {
  await database.rolledBack(async (tx) => {
    const { who, people } = await staffedTeam(tx);
    const added = await call<MemberRow>(tx, who.owner, 'add_account_member', nils);
    const job = await jobAfter(tx, added.id, 'INVITED', 'team_invitation');
    expect(await workerCall(tx, 'make_entrance', job, people.owner.email)).toBeNull();
    await call(tx, who.owner, 'update_account_member', { memberId: added.id, role: 'ADMIN' });
    const other = await jobAfter(tx, added.id, 'CHANGED', 'team_invitation');
    expect(await workerCall(tx, 'make_entrance', other, email)).toBeNull();
  });
});

test('a mail to an uninvolved recipient contains no link that another user wrote', async () => {
  await database.rolledBack(async (tx) => {
    const requested = await tx.query(
      `select app_private.unlinked('Vinn på https://vinn.example/nå') as a, app_private.unlinked('St. Olav A.S') as b`,
    );
    expect(requested).toEqual([{ a: 'Vinn på https vinn. example nå', b: 'St. Olav A. S' }]);
  });
});

// Requirements: A7.47
test('each member is welcomed once, also in repeated calls', async () => {
  await database.rolledBack(async (tx) => {
    const { who, memberIds } = await staffedTeam(tx);
    const welcome = (...ids: string[]) =>
      call(tx, who.admin, 'send_team_welcome', { memberIds: ids });
    await welcome(memberIds.member, memberIds.manager, memberIds.member);
    await welcome(memberIds.member);
    expect(await feedbackOf(tx, memberIds.member)).toEqual(['WELCOMED']);
    expect(await feedbackOf(tx, memberIds.manager)).toEqual(['WELCOMED']);
  });
});

test('BLANK, INVALID, UNAUTHORIZED and USER_NOT_CONFIRMED: each refused member has its own path', async () => {
  await database.rolledBack(async (tx) => {
    const { who, memberIds, id } = await staffedTeam(tx);
    const invited = await call<MemberRow>(tx, who.owner, 'add_account_member', nils);
    const welcome = (as: typeof who.owner, ...ids: string[]) =>
      call(tx, as, 'send_team_welcome', { memberIds: ids });
    await expectRefusals(welcome(who.admin), [{ code: 'BLANK', path: 'memberIds' }]);
    await expectRefusals(welcome(who.manager, memberIds.member, id, invited.id, memberIds.admin), [
      { code: 'INVALID', path: 'memberIds.1' },
      { code: 'USER_NOT_CONFIRMED', path: 'memberIds.2' },
      { code: 'UNAUTHORIZED', path: 'memberIds.3' },
    ]);
    await expectRefusals(welcome(who.member, memberIds.member), [{ code: 'UNAUTHORIZED' }]);
    expect(await feedbackOf(tx, memberIds.member)).toEqual([]);
  });
});
