import { cpSync, rmSync } from 'node:fs';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseFolder } from '#db/tools/database-folder.ts';
import { migrateDatabase } from '#db/tools/migrate-database.ts';
import { withClient } from '#db/tools/with-client.ts';
import { createTestDatabase, type TestDatabase } from '../../support/create-test-database.ts';
import { env } from '../../support/env.ts';

// Goal: a database follows its files, also backwards: a reverted edit is removed from it, although the file then
// equals the committed history and no change seems to be pending.
// Method: files edited, reverted, added and removed, with a migration after each.

let folder: string;
let database: TestDatabase;
beforeAll(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'honorar-undoing-')), 'db');
  cpSync(databaseFolder, folder, { recursive: true, verbatimSymlinks: true });
  database = await createTestDatabase();
});
afterAll(async () => {
  await database.drop();
  rmSync(join(folder, '..'), { recursive: true });
});

const migrate = () =>
  migrateDatabase({ superuserUrl: env.clusterUrl, databaseName: database.name, folder });
const comment = () =>
  withClient(database.superuserUrl, async (client) => {
    const { rows } = await client.query(
      `select obj_description('app_hidden.can_manage()'::regprocedure) as text`,
    );
    return rows[0].text;
  });

test('a reverted edit is removed from the database', async () => {
  const file = join(folder, 'modules/core/functions/can_manage.sql');
  const original = await readFile(file, 'utf8');
  const before = await comment();
  await writeFile(file, `${original}comment on function app_hidden.can_manage() is 'Edited.';\n`);
  await migrate();
  expect(await comment()).toBe('Edited.');
  await writeFile(file, original);
  await migrate();
  expect(await comment()).toBe(before);
});

test('the objects of a removed trial file are removed', async () => {
  const file = join(folder, 'modules/core/functions/sink_boats.sql');
  const made = () =>
    withClient(database.superuserUrl, async (client) => {
      const { rows } = await client.query(
        `select to_regproc('app_public.sink_boats') is not null as is`,
      );
      return rows[0].is;
    });
  const returning = (
    type: string,
  ) => `create or replace function app_public.sink_boats(input jsonb) returns ${type}
language sql as 'select null::${type}';
`;
  await writeFile(file, returning('text'));
  await migrate();
  expect(await made()).toBe(true);
  rmSync(file);
  await migrate();
  expect(await made()).toBe(false);
  await writeFile(file, returning('integer'));
  await migrate();
  expect(await made()).toBe(true);
  rmSync(file);
  await migrate();
});

test('a policy added to begin_rules is on every table, and removed again', async () => {
  const file = join(folder, 'modules/core/functions/begin_rules_for_operators.sql');
  const original = await readFile(file, 'utf8');
  const tablesThatHaveIt = () =>
    withClient(database.superuserUrl, async (client) => {
      const { rows } = await client.query(
        `select count(*)::int from pg_policy where polname = 'operators do not truncate'`,
      );
      return rows[0].count;
    });
  const edited = original.replace(
    'begin\n',
    `begin\n  execute format('create policy "operators do not truncate" on %s for select to app_operator using (false)', table_name);\n`,
  );
  await writeFile(file, edited);
  await migrate();
  expect(await tablesThatHaveIt()).toBeGreaterThan(20);
  await writeFile(file, original);
  await migrate();
  expect(await tablesThatHaveIt()).toBe(0);
});

test('a faulty edit changes nothing, and the corrected one is applied', async () => {
  const file = join(folder, 'modules/core/functions/can_manage.sql');
  const original = await readFile(file, 'utf8');
  const before = await comment();
  const edited = `${original}comment on function app_hidden.can_manage() is 'Edited.';\n`;
  const line = edited.split('\n').length;
  for (const [broken, message] of [
    ['create function app_hidden.broken(;', 'syntax error at or near ";"'],
    ["select 'never closed;", 'Unclosed text'],
    ['select gone();', 'function gone() does not exist'],
    [
      "insert into app_public.transitions (entity) values ('boats');",
      'null value in column "action"',
    ],
  ]) {
    await writeFile(file, `${edited}${broken}\n`);
    const failure = await migrate().catch((error: Error) => error.message);
    expect(failure).toContain(message);
    expect(failure).toContain(
      `in db/modules/core/functions/can_manage.sql, line ${line}: ${broken}`,
    );
  }
  expect(await comment()).toBe(before);
  await writeFile(file, edited);
  await migrate();
  expect(await comment()).toBe('Edited.');
});
