import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { databaseFolder } from '#db/tools/database-folder.ts';
import { moduleFiles, tableHomes } from '#db/tools/module-files.ts';
import { type SharedDatabase, sharedDatabase } from '../../support/shared-database.ts';

// Every current definition is in exactly one file, named after it.

const schemas = `('app_public'::regnamespace, 'app_hidden'::regnamespace, 'app_private'::regnamespace)`;

let database: SharedDatabase;

beforeAll(async () => {
  database = await sharedDatabase();
});

async function names(text: string): Promise<string[]> {
  const rows = await database.rolledBack((tx) => tx.query<{ name: string }>(text));
  return rows.map((row) => row.name).sort();
}

/** The objects that the files create, as `schema.name` with the file, found by their statements. */
async function created(kind: 'function' | 'view'): Promise<{ name: string; path: string }[]> {
  const statement = new RegExp(`^create (?:or replace )?${kind} (app_\\w+\\.\\w+)`, 'gm');
  const homes: { name: string; path: string }[] = [];
  for (const path of await moduleFiles(databaseFolder)) {
    const text = await readFile(join(databaseFolder, 'modules', path), 'utf8');
    const found = new Set([...text.matchAll(statement)].map((match) => match[1] ?? ''));
    homes.push(...[...found].map((name) => ({ name, path })));
  }
  return homes;
}

test('home: every table has exactly one rules file, named after it', async () => {
  const homes = await tableHomes(databaseFolder);
  const tables = await names(`select relnamespace::regnamespace || '.' || relname as name
    from pg_class where relnamespace in ${schemas} and relkind in ('r', 'p')`);
  expect(homes.map((home) => home.table).sort()).toEqual(tables);
  const misnamed = homes.filter(
    ({ table, path }) => basename(path) !== `${table.split('.')[1]}.rules.sql`,
  );
  expect(misnamed).toEqual([]);
});

test('home: every function has exactly one file, named after it', async () => {
  const homes = await created('function');
  const functions =
    await names(`select distinct pronamespace::regnamespace || '.' || proname as name
    from pg_proc where pronamespace in ${schemas}`);
  expect(homes.map((home) => home.name).sort()).toEqual(functions);
  const misnamed = homes.filter(
    ({ name, path }) =>
      !/\/functions\//.test(path) || basename(path) !== `${name.split('.')[1]}.sql`,
  );
  expect(misnamed).toEqual([]);
});

test('home: every view has exactly one file, named after it', async () => {
  const homes = await created('view');
  const views = await names(`select relnamespace::regnamespace || '.' || relname as name
    from pg_class where relnamespace in ${schemas} and relkind = 'v'`);
  expect(homes.map((home) => home.name).sort()).toEqual(views);
});

test('home: every entity has its transitions in a file of its name', async () => {
  const files = (await moduleFiles(databaseFolder))
    .filter((path) => path.includes('/transitions/'))
    .map((path) => basename(path, '.sql'));
  const entities = await names('select distinct entity as name from app_public.transitions');
  expect(files.sort()).toEqual(entities);
});

test('home: the reactions of a module to events of a table are in a file named after the table', async () => {
  const files = (await moduleFiles(databaseFolder)).filter((path) => path.includes('/reactions/'));
  const followed = await names(
    `select distinct module || '/reactions/' || entity || '.sql' as name from app_public.followers`,
  );
  expect(files.sort()).toEqual(followed);
});
