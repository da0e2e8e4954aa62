// Goal: a migration that fails is reported with its statement, whichever module is checked.
// Method: changes of tables that Postgres rejects, appended to those of a copy of the files.
import { expect, test } from 'vitest';
import { isMeant } from '#tools/check/is-meant.ts';
import { changes, findings } from './support/harbour.ts';

const boats = `create table if not exists app_public.boats (
  id uuid primary key default uuidv7(), account_id uuid references app_public.accounts, name text);
`;

test.each([
  ['a syntax error', 'alter table app_public.boats add colum depth int;', 0, 'syntax error'],
  ['an unknown table', '\nalter table app_public.botas add depth int;', 1, 'relation "app'],
  [
    'a row that violates a constraint',
    'insert into app_public.boats (account_id) values (uuidv7());',
    0,
    'insert or update on table "boats" violates',
  ],
  ['a block that raises', `do $$ begin\n  raise 'no boats';\nend $$;`, 0, 'no boats'],
  [
    'a statement of a block with an unknown column',
    `do $$ begin\n  alter table app_public.boats add depth int;\n  update app_public.boats set dpeth = 1;\nend $$;`,
    2,
    'column "dpeth" of relation "boats" does not exist',
  ],
  [
    'an index that needs its own transaction',
    'create index concurrently on app_public.boats (name);',
    0,
    'CREATE INDEX CONCURRENTLY cannot run',
  ],
] as const)('%s is reported with its line', async (_what, statement, below, what) => {
  const found = await findings({}, `${boats}${statement}\n`);
  const line = boats.split('\n').length + below;
  expect(found).toEqual([expect.stringContaining(`${changes}:${line} ${what}`)]);
});

test('a check of one module reports no files of others, except errors that ended the check early', () => {
  const rules = 'db/modules/boats/tables/boats.rules.sql';
  const tells = (rule: string, file: string | null, what = '') =>
    isMeant({ rule, file, what }, ['harbour']);
  expect(tells('tags', rules)).toBe(false);
  expect(tells('tags', rules.replace('modules/boats', 'modules/harbour'))).toBe(true);
  const twice = (module: string) =>
    `nouns.boats is in forms/modules/${module}/words.nb.json already`;
  expect(tells('words', rules, twice('harbour'))).toBe(true);
  expect(tells('words', rules, twice('quays'))).toBe(false);
  expect(tells('database', rules)).toBe(true);
  expect(tells('database', changes)).toBe(true);
  expect(tells('files', changes)).toBe(true);
  expect(tells('look-ups-are-indexed', null)).toBe(true);
});
