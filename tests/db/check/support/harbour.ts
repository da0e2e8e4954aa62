import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { env } from '#tests/support/env.ts';
import { templateDatabase } from '#tests/support/template-database.ts';
import { findOffences } from '#tools/check/find-offences.ts';

const root = path.resolve(import.meta.dirname, '../../../..');

/** The rules of a table without an error. */
export const boats = `-- A boat.
select app_private.begin_rules('app_public.boats');
create policy "members read their account's boats" on app_public.boats for select to app_user
  using (account_id = (select app_hidden.current_account_id()));
grant select on app_public.boats to app_user;
comment on table app_public.boats is
'@prefix boa
@section harbour
@label name
A boat.';
comment on column app_public.boats.account_id is 'Whose it is.';
comment on column app_public.boats.name is E'@personal none\\nIts name.';
comment on column app_public.boats.created_at is 'When it came, UTC.';
comment on column app_public.boats.updated_at is 'When it changed, UTC.';
`;
/** The table, which lacks an index. */
export const table = `
create table if not exists app_public.boats (
  id uuid primary key default uuidv7(),
  account_id uuid not null references app_public.accounts,
  name text not null check (length(name) between 1 and 100),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
`;
/** The migration with the tables. */
export const changes = 'db/migrations/current/500-harbour.sql';
const index = 'create index if not exists boats_account_id_idx on app_public.boats (account_id);\n';
const sound = {
  'db/modules/harbour/module.md': '# harbour\n\nBoats.\n\nUses: core, accounts\n',
  'db/modules/harbour/tables/boats.rules.sql': boats,
};

/** The findings for a copy of the files with `files` laid over it and these tables. */
export async function findings(
  files: Record<string, string>,
  tables = table + index,
): Promise<string[]> {
  const copy = mkdtempSync(path.join(tmpdir(), 'honorar-check-'));
  onTestFinished(() => rmSync(copy, { recursive: true }));
  for (const part of ['db', 'forms', 'plugins', 'workers/modules']) {
    cpSync(path.join(root, part), path.join(copy, part), {
      recursive: true,
      verbatimSymlinks: true,
    });
  }
  for (const [name, text] of Object.entries({ ...sound, [changes]: tables, ...files })) {
    mkdirSync(path.dirname(path.join(copy, name)), { recursive: true });
    writeFileSync(path.join(copy, name), text);
  }
  // The repository as a whole is checked in `checking.test.ts`.
  const found = await findOffences(env.clusterUrl, copy, {
    folder: path.join(root, 'db'),
    database: await templateDatabase(),
  });
  return found.map(({ file, line, what, cure }) => `${file}:${line} ${what} – ${cure}`);
}
