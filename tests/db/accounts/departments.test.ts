import { beforeAll, expect, test } from 'vitest';
import type { Actor } from '../../support/actor.ts';
import { aTeam } from '../../support/fixtures/a-team.ts';
import { aUser } from '../../support/fixtures/a-user.ts';
import { signIn } from '../../support/people/sign-in.ts';
import { type SharedDatabase, sharedDatabase } from '../../support/shared-database.ts';
import type { TestTransaction } from '../../support/test-transaction.ts';
import { staffedTeam } from './staffed-team.ts';

// Goal: the functions that say which departments a user manages or belongs to are right for every role.
// Method: a team with an owner, a manager of one department and a user without any.

let database: SharedDatabase;
beforeAll(async () => {
  database = await sharedDatabase();
});

async function ask<T>(tx: TestTransaction, who: Actor, text: string): Promise<T[]> {
  return tx.as(who, async (client) => {
    const { rows } = await client.query<{ answer: T }>(text);
    return rows.map(({ answer }) => answer);
  });
}

// Requirements: A6.14, A6.28
test('a manager manages one department, an owner all, others none', async () => {
  await database.rolledBack(async (tx) => {
    const team = await aTeam(tx, await aUser(tx));
    const [manager, member] = [await aUser(tx), await aUser(tx)];
    const actors = {
      owner: team.owner,
      manager: await team.join(manager, 'MEMBER'),
      member: await team.join(member, 'MEMBER'),
    };
    await tx.query(`insert into app_public.departments (account_id, name) values ($1, 'Lager')`, [
      team.accountId,
    ]);
    await tx.query(
      `insert into app_public.department_memberships (account_id, department_id, membership_id, role)
       select d.account_id, d.id, m.id, 'MANAGER'
       from app_public.departments d join app_public.memberships m on m.account_id = d.account_id
       where d.name = 'Lager' and m.user_id = $1`,
      [manager.userId],
    );
    const seen = async (who: Actor) => ({
      departments: await ask(
        tx,
        who,
        `select jsonb_build_array(d.name = 'Lager', app_public.departments_can_manage(d), app_public.departments_can_access(d)) as answer
         from app_public.departments d order by d.name = 'Lager'`,
      ),
      account: await ask(
        tx,
        who,
        `select jsonb_build_array(app_public.accounts_can_manage_departments(a), app_public.accounts_counts(a)) as answer
         from app_public.accounts a where a.id = app_hidden.current_account_id()`,
      ),
    });
    const counts = { members: 3, departments: 2 };
    expect(await seen(actors.owner)).toEqual({
      departments: [
        [false, true, true],
        [true, true, true],
      ],
      account: [[true, counts]],
    });
    expect(await seen(actors.manager)).toEqual({
      departments: [
        [false, false, false],
        [true, true, true],
      ],
      account: [[true, counts]],
    });
    expect(await seen(actors.member)).toEqual({
      departments: [
        [false, false, false],
        [true, false, false],
      ],
      account: [[false, counts]],
    });

    const members = await ask<[string, boolean, number]>(
      tx,
      actors.member,
      `select jsonb_build_array(m.role, app_public.members_can_manage_departments(m),
         (select count(*) from app_public.members_department_memberships(m)),
         (app_public.members_primary_user(m)).id = m.user_id) as answer
       from app_public.members m order by m.role, 1`,
    );
    expect(members.sort()).toEqual([
      ['MEMBER', false, 0, true],
      ['MEMBER', true, 1, true],
      ['OWNER', true, 0, true],
    ]);
  });
});

// Requirements: A3.8
test('an account shows only the caller’s own department memberships', async () => {
  await database.rolledBack(async (tx) => {
    const { who, people, store } = await staffedTeam(tx);
    const own = (as: Actor) =>
      ask<string>(
        tx,
        as,
        `select d.role || ' ' || d.department_id as answer
         from app_public.accounts a, app_public.accounts_department_memberships(a) d`,
      );
    expect(await own(who.manager)).toEqual([`MANAGER ${store}`]);
    expect(await own(who.member)).toEqual([`MEMBER ${store}`]);
    expect(await own(who.owner)).toEqual([]);
    // A session in the user's own account shows nothing of the team.
    const home = await signIn(tx, people.manager.userId, people.manager.accountId);
    expect(await own(home.who)).toEqual([]);
  });
});
