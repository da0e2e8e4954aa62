// Goal: a function is executable by the roles of its file, and by no role of an earlier version.
// Method: the grants of a migrated database are compared with those of the files, since replacing a function retains
// its grants.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { databaseFolder } from '#db/tools/database-folder.ts';
import { sharedDatabase } from '../../support/shared-database.ts';

const GRANTED = `select n.nspname || '.' || p.proname as name, array_agg(distinct a.grantee::regrole::text) as roles
from pg_proc p join pg_namespace n on n.oid = p.pronamespace cross join lateral aclexplode(p.proacl) a
where n.nspname like 'app\\_%' and a.grantee not in (0, p.proowner)
group by 1`;

/** The roles each function is granted to in the modules, by its name. */
function grantsOfFiles(): Map<string, Set<string>> {
  const modules = join(databaseFolder, 'modules');
  const files = readdirSync(modules, { recursive: true, encoding: 'utf8' });
  const texts = files
    .filter((file) => file.endsWith('.sql'))
    .map((file) => readFileSync(join(modules, file), 'utf8'));
  const grants = texts.flatMap((text) => [
    ...text.matchAll(/grant execute on function ([\w.]+)\s*\([^;]*?\) to ([\w, ]+);/g),
  ]);
  const roles = new Map<string, Set<string>>();
  for (const [, name = '', to = ''] of grants) {
    const known = roles.get(name) ?? new Set();
    for (const role of to.split(',')) known.add(role.trim());
    roles.set(name, known);
  }
  return roles;
}

test('no function stays granted to a role that its file no longer names', async () => {
  const database = await sharedDatabase();
  const files = grantsOfFiles();
  const stale = await database.rolledBack(async (tx) => {
    const rows = await tx.query<{ name: string; roles: string[] }>(GRANTED);
    return rows.flatMap(({ name, roles }) =>
      roles.filter((role) => !files.get(name)?.has(role)).map((role) => `${name}: ${role}`),
    );
  });
  expect(stale).toEqual([]);
});
