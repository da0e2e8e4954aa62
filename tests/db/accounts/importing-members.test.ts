import { beforeAll, expect, test } from 'vitest';
import type { Actor } from '../../support/actor.ts';
import { expectRefusals } from '../../support/expect-refusals.ts';
import { call } from '../../support/people/call.ts';
import { registerPerson } from '../../support/people/register-person.ts';
import { signIn } from '../../support/people/sign-in.ts';
import { type SharedDatabase, sharedDatabase } from '../../support/shared-database.ts';
import type { TestTransaction } from '../../support/test-transaction.ts';
import { staffedTeam } from './staffed-team.ts';

// Goal: a file of members is imported as a whole or not at all, by the same rules as single members.
// Method: rows as the server has read them, sealed.

let database: SharedDatabase;
beforeAll(async () => {
  database = await sharedDatabase();
});

const nils = { row: 2, email: 'nils@example.no', firstName: 'Nils', lastName: 'Ny' };
const nora = { row: 3, email: 'nora@example.no', firstName: 'Nora', lastName: 'Ny' };
const all = ['EMAIL', 'FIRST_NAME', 'LAST_NAME', 'ROLE', 'DEPARTMENTS'];

interface Received {
  added: number;
  known: number;
}

function importRows(tx: TestTransaction, who: Actor, rows: object[], more: object = {}) {
  const found = { headings: all, columns: all, sample: [], ...more };
  const $prepared = { ...found, rows: rows.map((row) => ({ broken: [], ...row })) };
  return call<Received>(tx, who, 'import_account_members', { file: {}, $prepared, ...more });
}

const peopleOf = (tx: TestTransaction, id: string) =>
  tx.query<{ email: string; role: string }>(
    `select u.email, m.role from app_public.memberships m join app_public.users u on u.id = m.user_id
     where m.account_id = $1 and u.email like 'n%@example.no' order by 1`,
    [id],
  );

test('members are imported with their roles and departments', async () => {
  await database.rolledBack(async (tx) => {
    const { who, id, departmentsOf } = await staffedTeam(tx);
    await tx.query(
      `update app_public.departments set name = 'Korps, voksne' where name = 'Kjøkken'`,
    );
    const received = await importRows(tx, who.admin, [
      { ...nils, role: 'MANAGER', departments: 'lager; Korps, voksne' },
      { ...nora, role: 'ADMIN' },
      { ...nora, row: 4, email: 'nina@example.no', departments: 'KORPS, VOKSNE' },
    ]).catch((error: { detail: string }) => error.detail);
    // A name that contains a comma is recognized when it is the only one.
    expect(JSON.parse(String(received))).toEqual([
      { code: 'INVALID', path: 'rows.2.departmentMemberships' },
    ]);
    expect(
      await importRows(tx, who.admin, [
        { ...nils, role: 'MANAGER', departments: 'lager' },
        { ...nora, role: 'ADMIN' },
        { ...nora, row: 4, email: 'nina@example.no', departments: 'KORPS, VOKSNE' },
      ]),
    ).toMatchObject({ added: 3, known: 0 });
    expect(await peopleOf(tx, id)).toEqual([
      { email: 'nils@example.no', role: 'MEMBER' },
      { email: 'nina@example.no', role: 'MEMBER' },
      { email: 'nora@example.no', role: 'ADMIN' },
    ]);
    const [row] = await tx.query<{ id: string }>(
      `select m.id from app_public.memberships m join app_public.users u on u.id = m.user_id where u.email = $1`,
      [nils.email],
    );
    expect(await departmentsOf(row!.id)).toMatchObject([{ name: 'Lager', role: 'MANAGER' }]);
  });
});

test('a second import changes nothing and sends no mails', async () => {
  await database.rolledBack(async (tx) => {
    const { who, people, id } = await staffedTeam(tx);
    const rows = [nils, { ...nora, email: people.member.email.toUpperCase(), role: 'ADMIN' }];
    expect(await importRows(tx, who.owner, rows)).toMatchObject({ added: 1, known: 1 });
    const count = 'select count(*) from graphile_worker.jobs';
    const [before, snapshot] = [await tx.query(count), await peopleOf(tx, id)];
    expect(await importRows(tx, who.owner, rows)).toMatchObject({ added: 0, known: 2 });
    expect([await tx.query(count), await peopleOf(tx, id)]).toEqual([before, snapshot]);
  });
});

test('a preview counts and changes nothing', async () => {
  await database.rolledBack(async (tx) => {
    const { who, people, id } = await staffedTeam(tx);
    const rows = [nils, { row: 3 }, { ...nora, email: people.member.email }];
    expect(await importRows(tx, who.owner, rows, { preview: true })).toMatchObject({
      added: 2,
      known: 1,
      headings: all,
      columns: `{${all.join(',')}}`,
    });
    expect(await peopleOf(tx, id)).toEqual([]);
  });
});

// Requirements: A5.35
test('all errors of all rows are reported together, and no row is imported', async () => {
  await database.rolledBack(async (tx) => {
    const { who, id } = await staffedTeam(tx);
    const broken = [{ code: 'TOO_BIG', path: 'firstName' }];
    const bad = [
      nils,
      { ...nils, row: 12, email: 'NILS@example.no' },
      { row: 13, firstName: ' ', lastName: 'Ny', broken: [{ code: 'BLANK', path: 'firstName' }] },
      { ...nora, row: 14, email: 'nora', firstName: 'N'.repeat(101), broken },
      { ...nora, row: 15, firstName: '=HYPERLINK("http://x")', lastName: '@sum' },
      { ...nora, row: 16, email: 'nn@example.no', role: 'Sjef', departments: 'Lager, Loft' },
      { ...nora, row: 17, email: 'no@example.no', role: 'MANAGER' },
      { ...nora, row: 18, email: 'np@example.no', role: 'OWNER' },
    ];
    await expectRefusals(importRows(tx, who.owner, bad), [
      { code: 'TAKEN', path: 'rows.12.email' },
      { code: 'BLANK', path: 'rows.13.email' },
      { code: 'BLANK', path: 'rows.13.firstName' },
      { code: 'INVALID', path: 'rows.14.email' },
      { code: 'TOO_BIG', path: 'rows.14.firstName' },
      { code: 'INVALID', path: 'rows.15.firstName' },
      { code: 'INVALID', path: 'rows.15.lastName' },
      { code: 'INCLUSION', path: 'rows.16.role' },
      { code: 'INVALID', path: 'rows.16.departmentMemberships' },
      { code: 'BLANK', path: 'rows.17.departmentMemberships' },
      { code: 'INCLUSION', path: 'rows.18.role' },
    ]);
    expect(await peopleOf(tx, id)).toEqual([]);
  });
});

test('UNAUTHORIZED: a manager imports only MEMBERs into their own departments', async () => {
  await database.rolledBack(async (tx) => {
    const { who, id } = await staffedTeam(tx);
    const rows = [
      nils,
      { ...nora, role: 'ADMIN', departments: 'Lager' },
      { ...nora, row: 4, email: 'nina@example.no', role: 'MANAGER', departments: 'Lager' },
      { ...nora, row: 5, email: 'noor@example.no', departments: 'Kjøkken' },
    ];
    await expectRefusals(importRows(tx, who.manager, rows), [
      { code: 'BLANK', path: 'rows.2.departmentMemberships' },
      { code: 'UNAUTHORIZED', path: 'rows.3.role' },
      { code: 'UNAUTHORIZED', path: 'rows.4.departmentMemberships.0.role' },
      { code: 'UNAUTHORIZED', path: 'rows.5.departmentMemberships.0.departmentId' },
    ]);
    const own = [{ ...nils, departments: 'Lager' }];
    expect(await importRows(tx, who.manager, own)).toMatchObject({ added: 1 });
    expect(await peopleOf(tx, id)).toEqual([{ email: nils.email, role: 'MEMBER' }]);
  });
});

test('SUBSCRIPTION_LIMIT_EXCEEDED: the plan allows one more team user, and the file has two', async () => {
  await database.rolledBack(async (tx) => {
    const { who, id } = await staffedTeam(tx);
    await tx.query(
      `insert into app_public.plan_subscriptions (account_id, price_plan_id, price_minor, candidates, team_users)
       select $1, p.id, p.price_minor, p.candidates, 4 from app_public.price_plans p limit 1`,
      [id],
    );
    const rows = [
      { ...nils, role: 'ADMIN' },
      { ...nora, role: 'MANAGER', departments: 'Lager' },
      { ...nora, row: 4, email: 'nina@example.no' },
    ];
    await expectRefusals(importRows(tx, who.owner, rows), [
      { code: 'SUBSCRIPTION_LIMIT_EXCEEDED', path: 'rows.3.departmentMemberships.0.role' },
    ]);
    const fewer = rows.filter(({ row }) => row !== 3);
    expect(await importRows(tx, who.owner, fewer)).toMatchObject({ added: 2 });
  });
});

test('BLANK at columns: a first name is required, in a column or beside the address', async () => {
  await database.rolledBack(async (tx) => {
    const { who } = await staffedTeam(tx);
    const columns = ['EMAIL', 'SKIPPED', 'LAST_NAME'];
    const { firstName: _none, ...nameless } = nils;
    await expectRefusals(importRows(tx, who.owner, [nameless], { columns }), [
      { code: 'BLANK', path: 'columns' },
    ]);
  });
});

// Requirements: A8.31
test('IMPORT_ERROR and TOO_BIG have the path of the file', async () => {
  await database.rolledBack(async (tx) => {
    const { who } = await staffedTeam(tx);
    for (const code of ['IMPORT_ERROR', 'TOO_BIG']) {
      const $prepared = { refusal: code, path: 'file' };
      await expectRefusals(call(tx, who.owner, 'import_account_members', { $prepared }), [
        { code, path: 'file' },
      ]);
    }
  });
});

test('a member, an impersonating operator and a personal account cannot import', async () => {
  await database.rolledBack(async (tx) => {
    const { who, people, id } = await staffedTeam(tx);
    await expectRefusals(importRows(tx, who.member, [nils]), [{ code: 'UNAUTHORIZED' }]);
    const settings = { ...who.owner.settings, 'app.administrator_id': id };
    await expectRefusals(importRows(tx, { ...who.owner, settings }, [nils]), [
      { code: 'INVALID_ACTION' },
    ]);
    const own = await signIn(tx, people.owner.userId, people.owner.accountId);
    await expectRefusals(importRows(tx, own.who, [nils]), [{ code: 'INVALID_ACTION' }]);
  });
});

test('ATTEMPTS_LIMIT_EXCEEDED and DELIVERY_FREQUENCY_EXCEEDED: the same mail limits as for single members', async () => {
  await database.rolledBack(async (tx) => {
    const { who, id } = await staffedTeam(tx);
    const { email } = await registerPerson(tx);
    await tx.query(
      `insert into app_private.sign_in_attempts (kind, email) select 'LINK', $1 from generate_series(1, 5)`,
      [email],
    );
    await tx.query(
      `insert into app_public.events (entity, entity_id, account_id, event_type, actor, actor_kind)
       select 'memberships', uuidv7(), $1, 'INVITED', 'Olga', 'USER' from generate_series(1, 2499)`,
      [id],
    );
    await expectRefusals(importRows(tx, who.owner, [nils, { ...nora, email }]), [
      { code: 'ATTEMPTS_LIMIT_EXCEEDED' },
      { code: 'DELIVERY_FREQUENCY_EXCEEDED', path: 'rows.3.email' },
    ]);
    expect(await importRows(tx, who.owner, [nils])).toMatchObject({ added: 1 });
  });
});
