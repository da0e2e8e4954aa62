// Goal: a row that a stranger can reach is found, with the policy that allows it.
// Method: a table with one leak for each command and each kind of stranger, in an otherwise complete database.
import { beforeAll, describe, expect, test } from 'vitest';
import { changedTables } from '#db/access/changed-tables.ts';
import { findLeaks } from '#db/access/find-leaks.ts';
import { databaseFolder } from '#db/tools/database-folder.ts';
import { type SharedDatabase, sharedDatabase } from '../../support/shared-database.ts';

let database: SharedDatabase;
beforeAll(async () => {
  database = await sharedDatabase();
});

const table = 'app_public.boats';
const boats = `
create table app_public.boats (
  id uuid primary key default uuidv7(),
  account_id uuid not null references app_public.accounts,
  status app_public.job_status not null default 'DRAFT',
  name text not null check (length(name) between 1 and 100)
);
select app_private.begin_rules('app_public.boats');
create policy "members read their account's boats" on app_public.boats for select to app_user
  using (account_id = (select app_hidden.current_account_id()));
grant select on app_public.boats to app_user;
`;
const found = (text: string, name = table) =>
  database.rolledBack(async (tx) => {
    await tx.query(boats);
    await tx.query(text);
    return findLeaks(tx, databaseFolder, [name]);
  });

const columns = { select: '', insert: ' (account_id, name)', update: ' (name)', delete: '' };
type Command = keyof typeof columns;
const commands = Object.keys(columns) as Command[];
const kinds = [
  ['app_user', ['a member of another account', 'the owner of another account']],
  ['app_visitor', ['a visitor']],
  ['app_worker', ['the worker']],
] as const;

/** A policy of the command for all callers of the role, and its grant. */
const open = (command: Command, role: string, condition = 'true') => `
create policy "every caller" on app_public.boats for ${command} to ${role}
  ${command === 'insert' ? 'with check' : 'using'} (${condition});
grant ${command}${columns[command]} on app_public.boats to ${role};
`;

test('no stranger reaches rows of correct rules', async () => {
  expect(await found('')).toEqual([]);
});

describe.each(kinds)('%s', (role, who) => {
  test.each(commands)('reaches rows by %s', async (command) => {
    const people = who.map((name) => `${name} (${command})`).join(', ');
    expect(await found(open(command, role))).toEqual([
      expect.objectContaining({
        table,
        policy: 'every caller',
        what: `"every caller" lets in ${people}`,
      }),
    ]);
  });
});

test.each([
  ['a leak in one state of the row', open('select', 'app_user', "status = 'PUBLISHED'"), 'select'],
  [
    'a leak in one state, by a write without a condition',
    open('delete', 'app_user', "status = 'CLOSED'"),
    'delete',
  ],
  [
    'a leak by a policy for every command',
    open('select', 'app_user').replace('for select', 'for all'),
    'select',
  ],
])('%s', async (_how, text, command) => {
  const [leak] = await found(text);
  expect(leak?.policy).toBe('every caller');
  expect(leak?.what).toContain(`the owner of another account (${command}`);
});

const seeing = (condition: string) => `
  alter table app_public.boats add column berth int not null default 4, add column tags text[] not null default '{}',
    add column is_shared boolean not null default false, add column code public.citext not null default 'x';
  create function app_hidden.is_open_boat(boat app_public.boats) returns boolean language sql stable
    as $q$ select boat.is_shared $q$;
  create function app_hidden.is_listed_boat(boat_id uuid) returns boolean language sql stable security definer
    set search_path to pg_catalog, public, pg_temp
    as $q$ select app_hidden.is_open_boat(b) from app_public.boats b where b.id = boat_id $q$;
  grant execute on function app_hidden.is_open_boat(app_public.boats), app_hidden.is_listed_boat(uuid) to app_user;
  ${open('select', 'app_user', condition)}`;

test.each([
  ['by a number', 'berth > 900'],
  ['by an element of an array', "'public' = any (tags)"],
  ['by a case-insensitive text', "code = 'open'"],
  ['by a function of the row', 'app_hidden.is_open_boat(boats)'],
  ['by a function that looks the row up', 'app_hidden.is_listed_boat(id)'],
  ['by two conditions at once', "is_shared and status = 'CLOSED'"],
])('a row is reached %s', async (_how, condition) => {
  expect(await found(seeing('false'))).toEqual([]);
  const [leak] = await found(seeing(condition));
  expect(leak?.policy).toBe('every caller');
  expect(leak?.what).toContain('the owner of another account (select)');
});

test('a table without row-level security is reported without a policy', async () => {
  const text = 'alter table app_public.boats disable row level security';
  expect(await found(text)).toEqual([
    expect.objectContaining({
      policy: null,
      what: expect.stringMatching(/^app_public.boats lets/),
    }),
  ]);
});

test('a row that belongs to a row of an account is that account’s, and public rows are listed in their access file', async () => {
  const oars = `create table app_public.oars (id uuid primary key default uuidv7(), boat_id uuid not null references app_public.boats);
    select app_private.begin_rules('app_public.oars');
    create policy "every caller" on app_public.oars for select to app_user using (true);
    grant select on app_public.oars to app_user;`;
  const [leak] = await found(oars, 'app_public.oars');
  expect(leak?.cure).toContain('npm run db:access');
  expect(await found('', 'app_public.occupation_codes')).toEqual([]);
});

test('the tables to measure follow from the edit: their rules, their columns, the functions of their policies', () =>
  database.rolledBack(async (tx) => {
    const of = (definitions: string[], changes = '') =>
      changedTables(tx, databaseFolder, { definitions, changes });
    expect(await of([])).toEqual([]);
    expect(await of(['clients/tables/clients.rules.sql'])).toEqual(['app_public.clients']);
    expect(await of([], 'alter table app_public.jobs add column x text;')).toEqual([
      'app_public.jobs',
    ]);
    expect(await of(['clients/functions/archive_client.sql'])).toEqual([]);
    const all = await of(['core/functions/current_account_id.sql']);
    expect(all).toEqual(expect.arrayContaining(['app_public.clients', 'app_public.invoices']));
  }));
