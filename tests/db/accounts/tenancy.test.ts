import { beforeAll, expect, test } from 'vitest';
import type { Actor } from '../../support/actor.ts';
import { actor } from '../../support/actor.ts';
import { call } from '../../support/people/call.ts';
import { createTeam } from '../../support/people/create-team.ts';
import { type Person, registerPerson } from '../../support/people/register-person.ts';
import { signIn } from '../../support/people/sign-in.ts';
import { type SharedDatabase, sharedDatabase } from '../../support/shared-database.ts';
import type { TestTransaction } from '../../support/test-transaction.ts';

// Goal: users see rows of their own account and of no other.
// Method: one team with an owner and a member, one stranger; the rows of each table are counted as each of them.

let database: SharedDatabase;

beforeAll(async () => {
  database = await sharedDatabase();
});

type World = { kari: Person; ola: Person; team: string; who: Record<string, Actor> };

async function world(tx: TestTransaction): Promise<World> {
  const kari = await registerPerson(tx, { email: 'kari@example.no' });
  const ola = await registerPerson(tx, { email: 'ola@example.no', firstName: 'Ola' });
  const stranger = await registerPerson(tx, { email: 'stranger@example.no' });
  const team = await createTeam(tx, kari.userId, { [ola.userId]: 'MEMBER' });
  await tx.query(
    `insert into app_public.department_memberships (account_id, department_id, membership_id)
     select d.account_id, d.id, m.id from app_public.departments d
     join app_public.memberships m on m.account_id = d.account_id and m.role = 'MEMBER'`,
  );
  const session = async (userId: string, accountId: string) =>
    (await signIn(tx, userId, accountId)).who;
  const who = {
    visitor: actor.visitor,
    'the stranger': await session(stranger.userId, stranger.accountId),
    'the member': await session(ola.userId, team),
    'the owner': await session(kari.userId, team),
    'the owner at home': await session(kari.userId, kari.accountId),
    'an operator': actor.operator('READ'),
  };
  return { kari, ola, team, who };
}

const tables = [
  'users',
  'accounts',
  'memberships',
  'departments',
  'department_memberships',
  'sessions',
];

async function counts(tx: TestTransaction, who: Actor): Promise<(number | 'denied')[]> {
  const found: (number | 'denied')[] = [];
  for (const table of tables) {
    const read = tx.as(who, (client) => client.query(`select from app_public.${table}`));
    found.push(await read.then((result) => result.rowCount ?? 0).catch(() => 'denied' as const));
  }
  return found;
}

test('each user counts their own rows only', async () => {
  await database.rolledBack(async (tx) => {
    const { who } = await world(tx);
    const table: Record<string, unknown> = {};
    for (const [name, someone] of Object.entries(who)) table[name] = await counts(tx, someone);
    expect(table).toEqual({
      //             users accounts memberships departments in departments sessions
      visitor: [0, ...Array(5).fill('denied')],
      'the stranger': [1, 1, 1, 0, 0, 1],
      'the member': [1, 2, 3, 1, 1, 1],
      'the owner': [1, 2, 3, 1, 1, 1],
      'the owner at home': [1, 2, 2, 0, 0, 1],
      'an operator': [3, 4, 5, 1, 1, 4],
    });
  });
});

test('colleagues see each other’s name and address, strangers do not', async () => {
  await database.rolledBack(async (tx) => {
    const { who } = await world(tx);
    const members = async (name: string) =>
      (
        await tx.as(who[name]!, (client) =>
          client.query('select email, role from app_public.members order by email'),
        )
      ).rows as unknown[];
    const team = [
      { email: 'kari@example.no', role: 'OWNER' },
      { email: 'ola@example.no', role: 'MEMBER' },
    ];
    expect(await members('the member')).toEqual(team);
    expect(await members('the owner')).toEqual(team);
    expect(await members('the stranger')).toEqual([
      { email: 'stranger@example.no', role: 'OWNER' },
    ]);
    await expect(members('visitor')).rejects.toMatchObject({ code: '42501' });
  });
});

// Requirements: A3.19, A6.27
test('an account has its name, the caller’s role in it, its owner and its features', async () => {
  await database.rolledBack(async (tx) => {
    const { who, team, ola } = await world(tx);
    const { rows } = await tx.as(who['the member']!, (client) =>
      client.query(
        `select a.id, app_public.accounts_display_name(a) as name, app_public.accounts_role(a) as role,
           app_public.accounts_can_manage(a) as can_manage,
           (app_public.accounts_primary_user(a)).email as owner,
           (app_public.accounts_features(a)).payouts as payouts
         from app_public.accounts a order by a.account_type`,
      ),
    );
    expect(rows).toEqual([
      {
        id: ola.accountId,
        name: 'Ola Nordmann',
        role: 'OWNER',
        can_manage: true,
        owner: 'ola@example.no',
        payouts: false,
      },
      {
        id: team,
        name: 'Solsiden Barnehage',
        role: 'MEMBER',
        can_manage: false,
        owner: 'kari@example.no',
        payouts: true,
      },
    ]);
  });
});

// Requirements: A3.20
test('a user without a name is shown as a dash', async () => {
  await database.rolledBack(async (tx) => {
    const { who, ola } = await world(tx);
    await tx.query(
      'update app_public.users set first_name = null, last_name = null where id = $1',
      [ola.userId],
    );
    const { rows } = await tx.as(who['the member']!, (client) =>
      client.query(
        'select app_public.accounts_display_name(a) as name from app_public.accounts a where id = $1',
        [ola.accountId],
      ),
    );
    expect(rows).toEqual([{ name: '-' }]);
  });
});

// Requirements: A6.38
test('a disabled feature is off for every user of the account', async () => {
  await database.rolledBack(async (tx) => {
    const { who, team } = await world(tx);
    const has = async (feature: string) =>
      (
        await tx.as(who['the owner']!, (client) =>
          client.query<{ has: boolean }>('select app_hidden.has_feature($1) as has', [feature]),
        )
      ).rows[0]!.has;
    expect(await has('invoices')).toBe(true);
    expect(await has('nonsense')).toBe(false);
    const attributes = { invoicesEnabled: false };
    await call(tx, actor.operator('ADMIN'), 'set_account_features', { id: team, attributes });
    expect(await has('invoices')).toBe(false);
  });
});

test('a department of one account cannot be joined from another', async () => {
  await database.rolledBack(async (tx) => {
    const { team } = await world(tx);
    const joining = tx.query(
      `insert into app_public.department_memberships (account_id, department_id, membership_id)
       select d.account_id, d.id, m.id from app_public.departments d, app_public.memberships m
       where d.account_id = $1 and m.account_id <> $1 limit 1`,
      [team],
    );
    await expect(joining).rejects.toMatchObject({ code: '23503' });
  });
});

// Requirements: A4.11
test('an account has one owner, and its primary user is a member', async () => {
  await database.rolledBack(async (tx) => {
    const { team, ola } = await world(tx);
    await tx.query('savepoint before');
    const second = tx.query(
      `update app_public.memberships set role = 'OWNER' where account_id = $1`,
      [team],
    );
    await expect(second).rejects.toMatchObject({ code: '23505' });
    await tx.query('rollback to before');
    await tx.query('delete from app_public.memberships where account_id = $1 and user_id = $2', [
      ola.accountId,
      ola.userId,
    ]);
    const ownerless = tx.query('set constraints all immediate');
    await expect(ownerless).rejects.toMatchObject({ code: '23503' });
  });
});
