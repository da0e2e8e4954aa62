// Goal: an edit that would give away foreign rows is refused, with everything else of that save.
// Method: a copy of the files, edited as a developer does, and a database that is migrated to them at each save.
import { cpSync, rmSync } from 'node:fs';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refuseLeaks } from '#db/check/leak-offences.ts';
import { databaseFolder } from '#db/tools/database-folder.ts';
import { migrateToFiles } from '#db/tools/migrate-database.ts';
import { withClient } from '#db/tools/with-client.ts';
import { createTestDatabase, type TestDatabase } from '../../support/create-test-database.ts';

let folder: string;
let database: TestDatabase;
beforeAll(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'honorar-refusing-')), 'db');
  cpSync(databaseFolder, folder, { recursive: true, verbatimSymlinks: true });
  database = await createTestDatabase();
});
afterAll(async () => {
  await database.drop();
  rmSync(join(folder, '..'), { recursive: true });
});

const save = () => migrateToFiles(database, refuseLeaks, folder);
const own = 'account_id = (select app_hidden.current_account_id())';

/** Saves a changed file, and then the original. */
async function saved(path: string, change: (text: string) => string): Promise<void> {
  const file = join(folder, 'modules', path);
  const original = await readFile(file, 'utf8');
  await writeFile(file, change(original));
  try {
    await save();
  } finally {
    await writeFile(file, original);
    await save();
  }
}

const policies = () =>
  withClient(database.superuserUrl, async (client) => {
    const { rows } = await client.query<{ text: string }>(
      `select string_agg(polname || pg_get_expr(polqual, polrelid), ' ' order by polname) as text
       from pg_policy where polrelid = 'app_public.clients'::regclass`,
    );
    return rows[0]?.text;
  });

test('a policy without a condition is refused with its line, and the one before stays in force', async () => {
  const rules = 'clients/tables/clients.rules.sql';
  const text = await readFile(join(folder, 'modules', rules), 'utf8');
  expect(text).toContain(own);
  const before = await policies();
  const saving = saved(rules, (was) => was.replace(own, 'true'));
  await expect(saving).rejects.toThrow(
    /lets in a member of another account \(select\).*\n {2}in db\/modules\/clients\/tables\/clients\.rules\.sql, line \d+/s,
  );
  expect(await policies()).toBe(before);
});

test('a definer without a check is refused', async () => {
  const saving = saved('clients/functions/archive_client.sql', (was) =>
    was
      .replace(
        /^language plpgsql volatile.*$/m,
        'language plpgsql volatile security definer\nset search_path to pg_catalog, public, pg_temp',
      )
      .replaceAll(/app_(private|hidden)\.(require|is_within|current)\w+/g, 'app_private.nobody'),
  );
  await expect(saving).rejects.toThrow(/archive_client\(jsonb\): A definer function/);
});

test('a correct edit is in force', async () => {
  await saved('clients/tables/clients.rules.sql', (was) => `${was}\n-- Looked at once more.\n`);
});
