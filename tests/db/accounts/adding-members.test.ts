import { beforeAll, expect, test } from 'vitest';
import { actor } from '../../support/actor.ts';
import { expectRefusals } from '../../support/expect-refusals.ts';
import { call } from '../../support/people/call.ts';
import { registerPerson } from '../../support/people/register-person.ts';
import { signIn } from '../../support/people/sign-in.ts';
import { type SharedDatabase, sharedDatabase } from '../../support/shared-database.ts';
import { feedbackOf, type MemberRow, staffedTeam } from './staffed-team.ts';

// Goal: members are added by users with the right to, with rights these may grant, and are in the team at once.

let database: SharedDatabase;
beforeAll(async () => {
  database = await sharedDatabase();
});

const nils = { email: 'nils@example.no', firstName: 'Nils', lastName: 'Ny' };

// Requirements: A4.17, A4.58, A5.32, A7.31
test('an admin invites a user with roles and access; the team sees the name that it entered', async () => {
  await database.rolledBack(async (tx) => {
    const { who, store, kitchen, departmentsOf } = await staffedTeam(tx);
    const added = await call<MemberRow>(tx, who.admin, 'add_account_member', {
      ...nils,
      email: ' Nils@Example.no ',
      role: 'MEMBER',
      departmentMemberships: [
        { departmentId: store, role: 'MANAGER', accessToCRC: true },
        { departmentId: kitchen, role: 'MEMBER', accessToIdentity: true },
      ],
    });
    expect(added).toMatchObject({
      email: 'Nils@Example.no',
      first_name: 'Nils',
      role: 'MEMBER',
      confirmed: false,
    });
    const days = (added.invitation_expires_at!.getTime() - Date.now()) / 86_400_000;
    expect(days).toBeCloseTo(14, 1);
    expect(await departmentsOf(added.id)).toEqual([
      { name: 'Kjøkken', role: 'MEMBER', crc: false, identity: true },
      { name: 'Lager', role: 'MANAGER', crc: true, identity: false },
    ]);
    expect(await feedbackOf(tx, added.id)).toEqual(['INVITED']);
    const [user] = await tx.query(
      'select first_name, confirmed from app_public.users where email = $1',
      [nils.email],
    );
    // A team cannot name a user.
    expect(user).toEqual({ first_name: null, confirmed: false });
    const { rows } = await tx.as(who.member, (client) =>
      client.query(
        `select m.email from app_public.members m where m.search_text like '%nils ny%' and $1 = any (m.department_ids)`,
        [store],
      ),
    );
    expect(rows).toHaveLength(1);
  });
});

test('a confirmed user is active, and shown with the name that the team entered until they accept', async () => {
  await database.rolledBack(async (tx) => {
    const { who } = await staffedTeam(tx);
    const { email } = await registerPerson(tx, { firstName: 'Bo', lastName: 'Berg' });
    const added = await call<MemberRow>(tx, who.owner, 'add_account_member', {
      email,
      firstName: 'X',
      lastName: 'Y',
      role: 'ADMIN',
    });
    expect(added).toMatchObject({
      first_name: 'X',
      user_id: null,
      role: 'ADMIN',
      confirmed: true,
      invitation_expires_at: null,
      accepted_at: null,
    });
    expect(await feedbackOf(tx, added.id)).toEqual(['ADDED']);
    const { rows } = await tx.as(who.owner, (client) =>
      client.query<{ invited: number }>(
        'select app_public.dashboard_invited(d) as invited from app_public.dashboard() d',
      ),
    );
    expect(rows[0]?.invited).toBe(1);
  });
});

// Requirements: A4.15
test('adding an existing member returns the member unchanged', async () => {
  await database.rolledBack(async (tx) => {
    const { who, people, memberIds, kitchen, departmentsOf } = await staffedTeam(tx);
    const answered = await call<MemberRow>(tx, who.admin, 'add_account_member', {
      ...nils,
      email: people.member.email.toUpperCase(),
      role: 'ADMIN',
      departmentMemberships: [{ departmentId: kitchen, role: 'MANAGER' }],
    });
    expect(answered).toMatchObject({ id: memberIds.member, first_name: 'Ola', role: 'MEMBER' });
    expect(await departmentsOf(memberIds.member)).toMatchObject([{ name: 'Lager' }]);
    expect(await feedbackOf(tx, memberIds.member)).toEqual([]);
  });
});

// Requirements: A6.14
test('an admin needs no department and gets none', async () => {
  await database.rolledBack(async (tx) => {
    const { who, store, departmentsOf } = await staffedTeam(tx);
    const added = await call<MemberRow>(tx, who.owner, 'add_account_member', {
      ...nils,
      role: 'ADMIN',
      departmentMemberships: [{ departmentId: store, role: 'MEMBER' }],
    });
    expect(await departmentsOf(added.id)).toEqual([]);
  });
});

// Requirements: A6.16
test('owners and admins belong to every department, others to their own', async () => {
  await database.rolledBack(async (tx) => {
    const { who, kitchen, store } = await staffedTeam(tx);
    const people = async (departmentId: string) => {
      const { rows } = await tx.as(who.member, (client) =>
        client.query<{ first_name: string }>(
          'select first_name from app_public.members where $1 = any (department_ids) order by 1',
          [departmentId],
        ),
      );
      return rows.map((row) => row.first_name);
    };
    expect(await people(kitchen)).toEqual(['Ada', 'Olga']);
    expect(await people(store)).toEqual(['Ada', 'Mona', 'Ola', 'Olga']);
  });
});

// Requirements: A5.27, A5.28, A5.29, A5.31
test('BLANK, INVALID, INCLUSION and TAKEN: all errors are reported together', async () => {
  await database.rolledBack(async (tx) => {
    const { who, store, id } = await staffedTeam(tx);
    const departmentMemberships = [
      { departmentId: store, role: 'MEMBER' },
      { departmentId: store, role: 'MANAGER' },
      { departmentId: id, role: null },
      { role: 'MEMBER' },
    ];
    const given = { email: 'nils', firstName: ' ', role: 'OWNER', departmentMemberships };
    await expectRefusals(call(tx, who.owner, 'add_account_member', given), [
      { code: 'INVALID', path: 'email' },
      { code: 'BLANK', path: 'firstName' },
      { code: 'BLANK', path: 'lastName' },
      { code: 'INCLUSION', path: 'role' },
      { code: 'TAKEN', path: 'departmentMemberships.1.departmentId' },
      { code: 'INVALID', path: 'departmentMemberships.2.departmentId' },
      { code: 'BLANK', path: 'departmentMemberships.2.role' },
      { code: 'BLANK', path: 'departmentMemberships.3.departmentId' },
    ]);
  });
});

// Requirements: A6.5, A6.10, A6.11, A6.29
test('UNAUTHORIZED: a manager adds only MEMBERs of their own departments, without access', async () => {
  await database.rolledBack(async (tx) => {
    const { who, store, kitchen, departmentsOf } = await staffedTeam(tx);
    const add = (given: object) =>
      call<MemberRow>(tx, who.manager, 'add_account_member', { ...nils, ...given });
    await expectRefusals(add({ role: 'ADMIN' }), [
      { code: 'UNAUTHORIZED', path: 'role' },
      { code: 'BLANK', path: 'departmentMemberships' },
    ]);
    const departmentMemberships = [
      { departmentId: store, role: 'MANAGER', accessToCRC: true, accessToIdentity: true },
      { departmentId: kitchen, role: 'MEMBER' },
    ];
    await expectRefusals(add({ departmentMemberships }), [
      { code: 'UNAUTHORIZED', path: 'departmentMemberships.0.role' },
      { code: 'UNAUTHORIZED', path: 'departmentMemberships.0.accessToCRC' },
      { code: 'UNAUTHORIZED', path: 'departmentMemberships.0.accessToIdentity' },
      { code: 'UNAUTHORIZED', path: 'departmentMemberships.1.departmentId' },
    ]);
    const own = {
      departmentMemberships: [{ departmentId: store, role: 'MEMBER', accessToCRC: false }],
    };
    const added = await add(own);
    expect(await departmentsOf(added.id)).toMatchObject([{ name: 'Lager', role: 'MEMBER' }]);
  });
});

// Requirements: A6.5
test('a member, a visitor, an impersonating operator and an unconfirmed user cannot add members', async () => {
  await database.rolledBack(async (tx) => {
    const { who, people, id } = await staffedTeam(tx);
    const add = (as: typeof who.owner) => call(tx, as, 'add_account_member', nils);
    await expectRefusals(add(who.member), [{ code: 'UNAUTHORIZED' }]);
    await expect(add(actor.visitor)).rejects.toMatchObject({ code: '42501' });
    const operator = {
      ...who.owner,
      settings: { ...who.owner.settings, 'app.administrator_id': id },
    };
    await expectRefusals(add(operator), [{ code: 'INVALID_ACTION' }]);
    const own = await signIn(tx, people.owner.userId, people.owner.accountId);
    await expectRefusals(add(own.who), [{ code: 'INVALID_ACTION' }]);
    await tx.query('update app_public.users set confirmed_at = null where id = $1', [
      people.owner.userId,
    ]);
    await expectRefusals(add(who.owner), [{ code: 'USER_NOT_CONFIRMED' }]);
  });
});

test('DELIVERY_FREQUENCY_EXCEEDED: mails to one address are limited over all teams that add it', async () => {
  await database.rolledBack(async (tx) => {
    const { who } = await staffedTeam(tx);
    const add = () => call<MemberRow>(tx, who.owner, 'add_account_member', nils);
    for (let times = 0; times < 5; times++) {
      const { id } = await add();
      await call(tx, who.owner, 'remove_account_member', { memberId: id });
    }
    await expectRefusals(add(), [{ code: 'DELIVERY_FREQUENCY_EXCEEDED', path: 'email' }]);
  });
});

test('ATTEMPTS_LIMIT_EXCEEDED: the invitations of a team are limited per day', async () => {
  await database.rolledBack(async (tx) => {
    const { who, id } = await staffedTeam(tx);
    await tx.query(
      `insert into app_public.events (entity, entity_id, account_id, event_type, actor, actor_kind)
       select 'memberships', uuidv7(), $1, 'INVITED', 'Olga', 'USER' from generate_series(1, 2500)`,
      [id],
    );
    await expectRefusals(call(tx, who.owner, 'add_account_member', nils), [
      { code: 'ATTEMPTS_LIMIT_EXCEEDED' },
    ]);
  });
});
