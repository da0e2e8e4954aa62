import { beforeAll, expect, test } from 'vitest';
import { expectRefusals } from '../../support/expect-refusals.ts';
import { call } from '../../support/people/call.ts';
import { sessionOf } from '../../support/people/session-of.ts';
import { type SharedDatabase, sharedDatabase } from '../../support/shared-database.ts';
import { feedbackOf, type MemberRow, staffedTeam } from './staffed-team.ts';

// Goal: a team has one owner, who transfers it for good, in person, to an active member.

let database: SharedDatabase;
beforeAll(async () => {
  database = await sharedDatabase();
});

// Requirements: A4.9, A4.10, A7.34
test('the new owner owns the team, and the old owner’s session continues as an admin', async () => {
  await database.rolledBack(async (tx) => {
    const { id, who, memberIds, people, sessions, departmentsOf } = await staffedTeam(tx);
    await tx.query('select app_private.grant_second_level($1)', [sessions.owner.sessionId]);
    const input = { memberId: memberIds.member };
    const owner = await call<MemberRow>(tx, who.owner, 'set_account_owner', input);
    expect(owner).toMatchObject({ id: memberIds.member, role: 'OWNER' });
    expect(await departmentsOf(memberIds.member)).toEqual([]);
    const roleOf = async (token: string) =>
      (await sessionOf(tx, token))?.settings['app.account_role'];
    expect(await roleOf(sessions.owner.token)).toBe('ADMIN');
    expect(await roleOf(sessions.member.token)).toBe('OWNER');
    const [account] = await tx.query(
      'select primary_user_id from app_public.accounts where id = $1',
      [id],
    );
    expect(account).toEqual({ primary_user_id: people.member.userId });
    await tx.query('set constraints all immediate');
    expect(await feedbackOf(tx, memberIds.member)).toEqual(['MADE_OWNER']);
    // The role in the settings of an earlier request is not trusted.
    await expectRefusals(call(tx, who.owner, 'set_account_owner', { memberId: memberIds.admin }), [
      { code: 'UNAUTHORIZED' },
    ]);
  });
});

// Requirements: A4.69, A6.3
test('AUTH_LEVEL_2_REQUIRED, with every other refusal', async () => {
  await database.rolledBack(async (tx) => {
    const { who, memberIds, people } = await staffedTeam(tx);
    const give = (memberId: string) => call(tx, who.owner, 'set_account_owner', { memberId });
    const level = { code: 'AUTH_LEVEL_2_REQUIRED' };
    await expectRefusals(give(memberIds.admin), [level]);
    await expectRefusals(give(memberIds.owner), [
      level,
      { code: 'INVALID_ACTION', path: 'memberId' },
    ]);
    const invited = await call<MemberRow>(tx, who.owner, 'add_account_member', {
      email: 'ny@example.no',
      firstName: 'Ny',
      lastName: 'Ny',
    });
    await expectRefusals(give(invited.id), [
      level,
      { code: 'USER_NOT_CONFIRMED', path: 'memberId' },
    ]);
    await tx.query('update app_public.users set blocked_at = now() where id = $1', [
      people.admin.userId,
    ]);
    await expectRefusals(give(memberIds.admin), [
      level,
      { code: 'USER_BLOCKED', path: 'memberId' },
    ]);
  });
});

// Requirements: A6.3
test('USER_NOT_CONFIRMED: the new owner must have accepted, also with an SMS code', async () => {
  await database.rolledBack(async (tx) => {
    const { id, who, sessions, people } = await staffedTeam(tx);
    const invited = await call<MemberRow>(tx, who.owner, 'add_account_member', {
      email: 'ny@example.no',
      firstName: 'Ny',
      lastName: 'Ny',
    });
    await tx.query('select app_private.grant_second_level($1)', [sessions.owner.sessionId]);
    const give = () => call(tx, who.owner, 'set_account_owner', { memberId: invited.id });
    await expectRefusals(give(), [{ code: 'USER_NOT_CONFIRMED', path: 'memberId' }]);
    const [account] = await tx.query(
      'select primary_user_id from app_public.accounts where id = $1',
      [id],
    );
    expect(account).toEqual({ primary_user_id: people.owner.userId });
  });
});

// Requirements: A6.3
test('UNAUTHORIZED: only the owner transfers the team', async () => {
  await database.rolledBack(async (tx) => {
    const { who, memberIds } = await staffedTeam(tx);
    for (const as of [who.admin, who.manager]) {
      await expectRefusals(call(tx, as, 'set_account_owner', { memberId: memberIds.admin }), [
        { code: 'UNAUTHORIZED' },
      ]);
    }
  });
});
