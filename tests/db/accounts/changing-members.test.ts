import { beforeAll, expect, test } from 'vitest';
import type { Actor } from '../../support/actor.ts';
import { expectRefusals } from '../../support/expect-refusals.ts';
import { call } from '../../support/people/call.ts';
import { createTeam } from '../../support/people/create-team.ts';
import { registerPerson } from '../../support/people/register-person.ts';
import { sessionOf } from '../../support/people/session-of.ts';
import { signIn } from '../../support/people/sign-in.ts';
import { type SharedDatabase, sharedDatabase } from '../../support/shared-database.ts';
import type { TestTransaction } from '../../support/test-transaction.ts';
import { feedbackOf, type MemberRow, staffedTeam } from './staffed-team.ts';

// Goal: the rights of members are changed only by users with the right to, and end at once for a removed member.

let database: SharedDatabase;
beforeAll(async () => {
  database = await sharedDatabase();
});

const update = (tx: TestTransaction, who: Actor, input: object) =>
  call<MemberRow>(tx, who, 'update_account_member', input);
const remove = (tx: TestTransaction, who: Actor, memberId: string) =>
  call<MemberRow>(tx, who, 'remove_account_member', { memberId });
const impersonating = (who: Actor, id: string) => ({
  ...who,
  settings: { ...who.settings, 'app.administrator_id': id },
});

// Requirements: A7.32
test('departments in the input replace all; absent fields stay unchanged', async () => {
  await database.rolledBack(async (tx) => {
    const { who, memberIds, store, kitchen, departmentsOf } = await staffedTeam(tx);
    const memberId = memberIds.member;
    const change = (input: object) => update(tx, who.admin, { memberId, ...input });
    await change({
      departmentMemberships: [{ departmentId: store, role: 'MEMBER', accessToCRC: true }],
    });
    await change({ departmentMemberships: [{ departmentId: store, role: 'MANAGER' }] });
    expect(await departmentsOf(memberId)).toEqual([
      { name: 'Lager', role: 'MANAGER', crc: true, identity: false },
    ]);
    await change({ departmentMemberships: [{ departmentId: kitchen, role: 'MEMBER' }] });
    expect(await change({ role: null })).toMatchObject({ role: 'MEMBER' });
    expect(await departmentsOf(memberId)).toMatchObject([{ name: 'Kjøkken' }]);
    expect(await change({ role: 'ADMIN' })).toMatchObject({ role: 'ADMIN' });
    expect(await departmentsOf(memberId)).toEqual([]);
    expect(await change({ role: 'MEMBER', departmentMemberships: [] })).toMatchObject({
      role: 'MEMBER',
    });
    expect((await feedbackOf(tx, memberId)).length).toBe(6);
  });
});

// Requirements: A6.5, A6.10, A6.11, A6.15, A6.29, A6.30
test('a manager adds MEMBERs to their departments, removes them, and changes nothing else', async () => {
  await database.rolledBack(async (tx) => {
    const { who, memberIds, store, kitchen, put, departmentsOf } = await staffedTeam(tx);
    const memberId = memberIds.member;
    await put('member', kitchen, 'MANAGER');
    await tx.query('update app_public.department_memberships set criminal_record_access = true');
    const change = (departmentMemberships: object[]) =>
      update(tx, who.manager, { memberId, departmentMemberships });
    const inStore = { departmentId: store, role: 'MEMBER' };
    const inKitchen = { departmentId: kitchen, role: 'MANAGER' };
    await change([]);
    expect(await departmentsOf(memberId)).toMatchObject([{ name: 'Kjøkken', crc: true }]);
    await change([inStore, inKitchen]);
    expect(await departmentsOf(memberId)).toEqual([
      { name: 'Kjøkken', role: 'MANAGER', crc: true, identity: false },
      { name: 'Lager', role: 'MEMBER', crc: false, identity: false },
    ]);
    await expectRefusals(
      change([
        { ...inStore, role: 'MANAGER' },
        { ...inKitchen, role: 'MEMBER' },
      ]),
      [
        { code: 'UNAUTHORIZED', path: 'departmentMemberships.0.role' },
        { code: 'UNAUTHORIZED', path: 'departmentMemberships.1.role' },
      ],
    );
    await expectRefusals(
      change([
        { ...inStore, accessToIdentity: true },
        { ...inKitchen, accessToCRC: false },
      ]),
      [
        { code: 'UNAUTHORIZED', path: 'departmentMemberships.0.accessToIdentity' },
        { code: 'UNAUTHORIZED', path: 'departmentMemberships.1.accessToCRC' },
      ],
    );
    await expectRefusals(update(tx, who.manager, { memberId, role: 'ADMIN' }), [
      { code: 'UNAUTHORIZED', path: 'role' },
    ]);
    await expectRefusals(update(tx, who.manager, { memberId: memberIds.admin, role: 'MEMBER' }), [
      { code: 'UNAUTHORIZED', path: 'memberId' },
    ]);
  });
});

// Requirements: A6.30
test('UNAUTHORIZED: a manager cannot move members into other departments, nor remove a fellow manager', async () => {
  await database.rolledBack(async (tx) => {
    const { who, memberIds, store, kitchen, put } = await staffedTeam(tx);
    const to = (departmentId: string) => ({
      memberId: memberIds.member,
      departmentMemberships: [{ departmentId, role: 'MEMBER' }],
    });
    await expectRefusals(update(tx, who.manager, to(kitchen)), [
      { code: 'UNAUTHORIZED', path: 'departmentMemberships.0.departmentId' },
    ]);
    const [other] = await tx.query<{ id: string }>(
      `update app_public.department_memberships set role = 'MANAGER' where membership_id = $1 returning id`,
      [memberIds.member],
    );
    expect(other).toBeDefined();
    await expectRefusals(
      update(tx, who.manager, { memberId: memberIds.member, departmentMemberships: [] }),
      [{ code: 'UNAUTHORIZED', path: 'departmentMemberships' }],
    );
    await put('member', kitchen, 'MEMBER');
    await expectRefusals(update(tx, who.manager, { ...to(store) }), [
      { code: 'UNAUTHORIZED', path: 'departmentMemberships.0.role' },
    ]);
    await expectRefusals(remove(tx, who.manager, memberIds.member), [{ code: 'UNAUTHORIZED' }]);
  });
});

// Requirements: A6.4, A6.13
test('IMMUTABLE and INVALID_ACTION: the owner can be neither demoted nor removed, nor leave', async () => {
  await database.rolledBack(async (tx) => {
    const { who, memberIds } = await staffedTeam(tx);
    for (const as of [who.admin, who.owner]) {
      await expectRefusals(update(tx, as, { memberId: memberIds.owner, role: 'MEMBER' }), [
        { code: 'IMMUTABLE', path: 'memberId' },
      ]);
      await expectRefusals(remove(tx, as, memberIds.owner), [
        { code: 'INVALID_ACTION', path: 'memberId' },
      ]);
    }
    await expectRefusals(remove(tx, who.manager, memberIds.owner), [{ code: 'UNAUTHORIZED' }]);
    await expectRefusals(update(tx, who.admin, { memberId: memberIds.member, role: 'OWNER' }), [
      { code: 'INCLUSION', path: 'role' },
    ]);
  });
});

// Requirements: A6.5
test('a member of another team is not found; members and impersonating operators change nothing', async () => {
  await database.rolledBack(async (tx) => {
    const { who, memberIds, people } = await staffedTeam(tx);
    const theirs = await createTeam(tx, people.member.userId);
    const stranger = (await signIn(tx, people.member.userId, theirs)).who;
    const memberId = memberIds.admin;
    for (const name of [
      'update_account_member',
      'remove_account_member',
      'set_account_owner',
      'resend_invitation',
    ]) {
      const attempt = (as: Actor) => call(tx, as, name, { memberId });
      await expectRefusals(attempt(stranger), [{ code: 'INVALID', path: 'memberId' }]);
      await expectRefusals(attempt(who.member), [{ code: 'UNAUTHORIZED' }]);
      await expectRefusals(attempt(impersonating(who.owner, memberId)), [
        { code: 'INVALID_ACTION' },
      ]);
    }
    await expectRefusals(
      update(tx, who.owner, { memberId, role: 'MEMBER', updatedAt: '2020-01-01' }),
      [{ code: 'INVALID_ACTION', path: 'updatedAt' }],
    );
  });
});

// Requirements: A6.4, A6.29, A7.33
test('a member who is removed or leaves loses access at once, to this team alone', async () => {
  await database.rolledBack(async (tx) => {
    const { who, memberIds, people, sessions, id } = await staffedTeam(tx);
    const own = await signIn(tx, people.member.userId, people.member.accountId);
    await remove(tx, who.manager, memberIds.member);
    expect(await sessionOf(tx, sessions.member.token)).toBeNull();
    expect(await sessionOf(tx, own.token)).not.toBeNull();
    const [over] = await tx.query<{ ended: boolean }>(
      'select bool_and(revoked_at is not null) as ended from app_public.sessions where account_id = $1 and user_id = $2',
      [id, people.member.userId],
    );
    // Revoked, not only unusable, so that subscriptions are notified.
    expect(over).toEqual({ ended: true });
    await remove(tx, who.manager, memberIds.manager);
    await remove(tx, who.admin, memberIds.admin);
    expect(await sessionOf(tx, sessions.admin.token)).toBeNull();
    expect(await feedbackOf(tx, memberIds.member)).toEqual(['REMOVED']);
  });
});

test('a removed user who never accepted is deleted; a confirmed user has an account of their own', async () => {
  await database.rolledBack(async (tx) => {
    const { who } = await staffedTeam(tx);
    const add = (email: string) =>
      call<MemberRow>(tx, who.owner, 'add_account_member', {
        email,
        firstName: 'A',
        lastName: 'B',
      });
    const [removed, here] = [await add('gone@example.no'), await add('here@example.no')];
    await tx.query(
      `select app_private.confirm_user(id) from app_public.users where email = 'here@example.no'`,
    );
    await remove(tx, who.owner, removed.id);
    await remove(tx, who.owner, here.id);
    const left = await tx.query(
      `select u.email::text, a.account_type from app_public.users u
       left join app_public.accounts a on a.primary_user_id = u.id
       where u.email in ('gone@example.no', 'here@example.no')`,
    );
    expect(left).toEqual([{ email: 'here@example.no', account_type: 'PERSONAL' }]);
    await registerPerson(tx, { email: 'gone@example.no' });
  });
});
