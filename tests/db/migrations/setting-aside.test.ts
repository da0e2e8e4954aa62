// Goal: a table of another branch causes no conflict, and none of its rows is lost.
// Method: a table is added with its rules, removed with them, as files are when a developer changes branches, and
// added again.
import { appendFileSync, cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refuseLeaks } from '#db/check/leak-offences.ts';
import { databaseFolder } from '#db/tools/database-folder.ts';
import { migrateToFiles } from '#db/tools/migrate-database.ts';
import { setTablesAside } from '#db/tools/set-aside.ts';
import { withClient } from '#db/tools/with-client.ts';
import { createTestDatabase, type TestDatabase } from '../../support/create-test-database.ts';

let place: string;
let folder: string;
let database: TestDatabase;
beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), 'honorar-aside-'));
  folder = join(place, 'db');
  cpSync(databaseFolder, folder, { recursive: true, verbatimSymlinks: true });
  database = await createTestDatabase();
});
afterAll(async () => {
  await database.drop();
  rmSync(place, { recursive: true });
});

const stated: string[] = [];
async function save(): Promise<string[]> {
  stated.length = 0;
  await setTablesAside(database.ownerUrl, folder, join(place, 'set-aside'), (one) =>
    stated.push(one),
  );
  await migrateToFiles(database, refuseLeaks, folder);
  return stated;
}
const value = (text: string) =>
  withClient(database.superuserUrl, async (client) => {
    const { rows } = await client.query({ text, rowMode: 'array' });
    return rows?.[0]?.[0];
  });

test('a table whose files are gone is set aside with its rows, and restored with them', async () => {
  const rules = join(folder, 'modules/clients/tables/songs.rules.sql');
  const sings = join(folder, 'modules/clients/functions/is_sung.sql');
  const changes = join(folder, 'migrations/current/1-current.sql');
  const before = readFileSync(changes, 'utf8');
  const files = () => {
    appendFileSync(
      changes,
      `\ncreate table if not exists app_public.songs (id uuid primary key default uuidv7(),
      account_id uuid not null references app_public.accounts, title text not null);\n`,
    );
    writeFileSync(
      sings,
      `create or replace function app_hidden.is_sung(title text) returns boolean language sql stable as 'select title <> ''''';
grant execute on function app_hidden.is_sung(text) to app_user;\n`,
    );
    writeFileSync(
      rules,
      `select app_private.begin_rules('app_public.songs');
create policy "members read their account's songs" on app_public.songs for select to app_user
  using (account_id = (select app_hidden.current_account_id()) and app_hidden.is_sung(title));
grant select on app_public.songs to app_user;
comment on table app_public.songs is E'@portal\\nA song.';\n`,
    );
  };
  files();
  expect(await save()).toEqual([]);
  await value(`set session_replication_role = replica;
    insert into app_public.songs (account_id, title) values (uuidv7(), 'Ja, vi elsker')`);

  writeFileSync(changes, before);
  rmSync(rules);
  rmSync(sings);
  expect(await save()).toEqual([
    expect.stringMatching(
      /^The rules file of the table app_public\.songs is gone.* with its rows \(1\)/,
    ),
  ]);
  expect(await value(`select to_regclass('app_public.songs')`)).toBe(null);
  expect(await value(`select to_regproc('app_hidden.is_sung')`)).toBe(null);
  expect(readFileSync(join(place, 'set-aside/songs.jsonl'), 'utf8')).toContain('Ja, vi elsker');
  expect(await save()).toEqual([]);

  files();
  expect(await save()).toEqual([expect.stringMatching(/^The table app_public\.songs is back/)]);
  expect(await value('select title from app_public.songs')).toBe('Ja, vi elsker');
  expect(
    await value(
      `select count(*)::int from pg_policy where polrelid = 'app_public.songs'::regclass`,
    ),
  ).toBeGreaterThan(1);
});
