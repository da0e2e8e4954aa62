// Goal: a definer function that names the caller's account and still returns a row of another account is found.
import { beforeAll, expect, test } from 'vitest';
import { definerLeaks } from '#db/access/definer-leaks.ts';
import { databaseFolder } from '#db/tools/database-folder.ts';
import { type SharedDatabase, sharedDatabase } from '../../support/shared-database.ts';

let database: SharedDatabase;
beforeAll(async () => {
  database = await sharedDatabase();
});

const boats = `
create table app_public.boats (
  id uuid primary key default uuidv7(),
  account_id uuid not null references app_public.accounts,
  name text not null check (length(name) between 1 and 100)
);
select app_private.begin_rules('app_public.boats');
`;
const definer = (head: string, body: string, language = 'sql') => `
create function app_public.${head} language ${language} ${language === 'sql' ? 'stable' : 'volatile'} security definer
set search_path to pg_catalog, public, pg_temp as $$ ${body} $$;`;
const grant = (signature: string) =>
  `grant execute on function app_public.${signature} to app_user;`;

const found = (text: string) =>
  database.rolledBack(async (tx) => {
    await tx.query(boats);
    await tx.query(text);
    return definerLeaks(tx, databaseFolder, ['boat_deed']);
  });
const always = 'app_hidden.current_account_id() is not null';
const own = 'account_id = app_hidden.current_account_id()';

test.each([
  ['a list', 'boat_deed() returns setof app_public.boats', 'boat_deed()', always, '*'],
  [
    'one by its id',
    'boat_deed(id uuid) returns app_public.boats',
    'boat_deed(uuid)',
    `boats.id = $1 and ${always}`,
    '*',
  ],
  [
    'a name',
    'boat_deed(id uuid) returns text',
    'boat_deed(uuid)',
    `boats.id = $1 and ${always}`,
    'name',
  ],
  ['a number', 'boat_deed() returns bigint', 'boat_deed()', always, 'count(*)'],
  [
    'an answer in JSON',
    'boat_deed(input jsonb) returns jsonb',
    'boat_deed(jsonb)',
    `boats.name = input ->> 'name' and ${always}`,
    'to_jsonb(boats)',
  ],
])('%s is read by the owner of another account', async (_, head, signature, condition, columns) => {
  const text = (where: string) =>
    definer(head, `select ${columns} from app_public.boats where ${where}`) + grant(signature);
  const [leak] = await found(text(condition));
  expect(leak?.what).toMatch(/app_public.boats to .*the owner of another account \(read\)/);
  expect(await found(text(`${condition} and ${own}`))).toEqual([]);
});

test('a mutation that changes a foreign row is found, and one that compares the account is not', async () => {
  const text = (where: string) =>
    definer(
      'boat_deed(input jsonb) returns void',
      `begin update app_public.boats set name = input ->> 'name' where id = (input ->> 'id')::uuid and ${where}; end;`,
      'plpgsql',
    ) + grant('boat_deed(jsonb)');
  expect((await found(text(always)))[0]?.what).toContain('the owner of another account (change)');
  expect(await found(text(own))).toEqual([]);
});

const logs = `
  alter table app_public.boats add unique (id, account_id);
  create table app_public.logs (
    id uuid primary key default uuidv7(),
    account_id uuid not null references app_public.accounts,
    boat_id uuid not null,
    foreign key (boat_id, account_id) references app_public.boats (id, account_id)
  );
  select app_private.begin_rules('app_public.logs');
`;

test('a mutation that adds a row to another account is found, by the key of the parent row', async () => {
  const text = (where: string) =>
    logs +
    definer(
      'boat_deed(input jsonb) returns app_public.logs',
      `declare v_log app_public.logs; begin
         insert into app_public.logs (account_id, boat_id)
         select b.account_id, b.id from app_public.boats b where b.id = (input ->> 'boatId')::uuid and ${where}
         returning * into v_log;
         return v_log;
       end;`,
      'plpgsql',
    ) +
    grant('boat_deed(jsonb)');
  expect((await found(text(always)))[0]?.what).toContain('the owner of another account (change)');
  expect(await found(text(`b.${own}`))).toEqual([]);
});

test('a definer called by a mutation is found, whichever of the two was changed', async () => {
  const text = (inner: string, outer: string, where: string) =>
    definer(
      `${inner}(id uuid, name text) returns void`,
      `begin update app_public.boats b set name = $2 where b.id = $1 and ${where}; end;`,
      'plpgsql',
    ).replace('app_public', 'app_private') +
    `grant execute on function app_private.${inner}(uuid, text) to app_user;
    create function app_public.${outer}(input jsonb) returns void language plpgsql as $q$
    begin perform app_private.${inner}((input ->> 'id')::uuid, input ->> 'name'); end; $q$;
    grant execute on function app_public.${outer}(jsonb) to app_user;`;
  for (const [inner, outer] of [
    ['boat_deed', 'rename_boat'],
    ['write_boat', 'boat_deed'],
  ] as const) {
    expect((await found(text(inner, outer, always)))[0]?.what).toContain('account (change)');
    expect(await found(text(inner, outer, own))).toEqual([]);
  }
});

test('no function of the product gives away a row', () =>
  database.rolledBack(async (tx) => {
    const all = await tx.query<{ name: string }>(
      `select distinct proname::text as name from pg_proc where pronamespace = 'app_public'::regnamespace`,
    );
    expect(all.length).toBeGreaterThan(100);
    const leaks = await definerLeaks(
      tx,
      databaseFolder,
      all.map(({ name }) => name),
    );
    expect(leaks).toEqual([]);
  }));
