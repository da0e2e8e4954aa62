import { createHash } from 'node:crypto';
import { cpSync, rmSync } from 'node:fs';
import { mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseFolder } from '#db/tools/database-folder.ts';
import { migrateDatabase } from '#db/tools/migrate-database.ts';
import { withClient } from '#db/tools/with-client.ts';
import { createTestDatabase, type TestDatabase } from '../../support/create-test-database.ts';
import { env } from '../../support/env.ts';

// Goal: a developer of a module keeps their trial rows, and each save runs only the edited files.
// Method: a table that its migration drops first, and two functions that count their runs.

let folder: string;
let database: TestDatabase;
beforeAll(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'honorar-keeping-')), 'db');
  cpSync(databaseFolder, folder, { recursive: true, verbatimSymlinks: true });
  database = await createTestDatabase();
  await write('migrations/current/1-current.sql', tables);
  await write('modules/core/functions/try_a.sql', counting('a'));
  await write('modules/core/functions/try_b.sql', counting('b'));
  await migrate();
  await ask(`insert into app_private.trials (name) values ('mine')`);
});
afterAll(async () => {
  await database.drop();
  rmSync(join(folder, '..'), { recursive: true });
});

const tables = `drop table if exists app_private.trials;
create table app_private.trials (id uuid primary key default uuidv7(), name text);
`;
const counting = (name: string, more = '') => `-- Counts how often it was run.
create sequence if not exists app_private.runs_of_${name};
select nextval('app_private.runs_of_${name}');
${more}`;
const write = (path: string, text: string) => writeFile(join(folder, path), text);
const migrate = () =>
  migrateDatabase({ superuserUrl: env.clusterUrl, databaseName: database.name, folder });
const ask = (query: string) =>
  withClient(database.superuserUrl, async (client) => (await client.query(query)).rows);
const state = async () => {
  const [row] = await ask(`
    select (select count(*)::int from app_private.trials) as rows,
      (select last_value::int from app_private.runs_of_a) as a,
      (select last_value::int from app_private.runs_of_b) as b`);
  return row;
};

test('an edited definition is run alone, and the rows stay', async () => {
  expect(await state()).toEqual({ rows: 1, a: 1, b: 1 });
  await write('modules/core/functions/try_a.sql', counting('a', 'select 1;\n'));
  await migrate();
  expect(await state()).toEqual({ rows: 1, a: 2, b: 1 });
  // Files that were not run then are recorded as well.
  await write('modules/core/functions/try_b.sql', counting('b', 'select 1;\n'));
  await migrate();
  expect(await state()).toEqual({ rows: 1, a: 2, b: 2 });
});

test('no file is run without an edit', async () => {
  const before = await state();
  await migrate();
  await migrate();
  expect(await state()).toEqual(before);
});

test('a faulty edit leaves the rows and reports its line, and the corrected one is run', async () => {
  await write('modules/core/functions/try_a.sql', `${counting('a')}select gone();\n`);
  await expect(migrate()).rejects.toThrow(/try_a\.sql, line 4: select gone\(\);/);
  expect(await state()).toMatchObject({ rows: 1, b: 2 });
  await write('modules/core/functions/try_a.sql', counting('a'));
  await migrate();
  expect(await state()).toMatchObject({ rows: 1, b: 2 });
});

test('an edited migration is run, and all definitions after it', async () => {
  const before = await state();
  await write('migrations/current/1-current.sql', `${tables}-- Edited.\nselect 1;\n`);
  await migrate();
  expect(await state()).toEqual({ rows: 0, a: before.a + 1, b: before.b + 1 });
});

test('a new committed migration runs everything again', async () => {
  const before = await state();
  const committed = join(folder, 'migrations/committed');
  const last = (await readdir(committed)).sort().at(-1) ?? '';
  const text = await readFile(join(committed, last), 'utf8');
  const previous = /^--! Hash: (.*)$/m.exec(text)?.[1] ?? '';
  const hash = createHash('sha1').update(`${previous}\nselect 2;\n`).digest('hex');
  const next = `${Number(last.slice(0, 6)) + 1}`.padStart(6, '0');
  await write(
    `migrations/committed/${next}.sql`,
    `--! Previous: ${previous}\n--! Hash: sha1:${hash}\n\nselect 2;\n`,
  );
  await migrate();
  expect(await state()).toEqual({ rows: 0, a: before.a + 1, b: before.b + 1 });
});
