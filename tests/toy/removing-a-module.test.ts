import { rmSync } from 'node:fs';
import { appendFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { commitMigration } from '#db/tools/commit-migration.ts';
import { migrateDatabase } from '#db/tools/migrate-database.ts';
import { withClient } from '#db/tools/with-client.ts';
import { removeModule, withoutStatements } from '#tools/authoring/removing/remove-module.ts';
import { writeModule } from '#tools/authoring/write-module.ts';
import { createTestDatabase, type TestDatabase } from '../support/create-test-database.ts';
import { env } from '../support/env.ts';
import { aUser } from '../support/fixtures/a-user.ts';
import { copyTree } from './support/copy-with-module.ts';

// Goal: a module can be removed: its rows are exported, nothing of it stays, and the rest keeps
// working.
// Method: one is written into a copy of the tree, filled with a row and jobs, and removed.

const statements = `
create type voyage_status as enum ('PLANNED', 'SAILED');
create table berths (label text not null);
create table voyages (berth_id uuid not null references berths, status voyage_status not null default 'PLANNED');`;

let root: string;
let before: string[];
let database: TestDatabase;
beforeAll(async () => {
  root = await copyTree();
  before = await filesOf(root);
  await writeModule(env.clusterUrl, root, 'harbour', statements);
  await askOwnFunction(join(root, 'db/modules/harbour'));
  await follow(join(root, 'db/modules/harbour'));
  await writeFile(
    join(root, 'db/migrations/current/500-harbour.sql'),
    `-- What came later.\ncreate index if not exists berths_label_idx on app_public.berths (label);\n`,
  );
  database = await createTestDatabase(join(root, 'db'));
});
afterAll(async () => {
  await database?.drop();
  if (root) rmSync(root, { recursive: true });
});

/**
 * A policy calls a function that returns the table's own row type: neither can simply be dropped
 * first.
 */
async function askOwnFunction(capacity: string): Promise<void> {
  await writeFile(
    join(capacity, 'functions/calm_berth.sql'),
    `create or replace function app_public.calm_berth(berth app_public.berths) returns boolean language sql stable
as 'select true';
comment on function app_public.calm_berth(app_public.berths) is 'Whether a berth lies calm.';`,
  );
  const rules = join(capacity, 'tables/berths.rules.sql');
  const policy = `create policy "everybody sees calm berths" on app_public.berths for select to app_user
  using (app_public.calm_berth(berths));`;
  await appendFile(rules, policy);
}

async function follow(capacity: string): Promise<void> {
  await mkdir(join(capacity, 'reactions'), { recursive: true });
  await writeFile(
    join(capacity, 'reactions/voyages.sql'),
    `select app_private.begin_reactions('harbour', 'voyages');
insert into app_public.followers (module, entity, event_type, task) values ('harbour', 'voyages', 'CREATED', 'harbour/tell_pilot');`,
  );
}

/** Except for the history, which continues. */
async function filesOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .filter((file) => !/^(\.data|db\/migrations)\//.test(file))
    .sort();
}

const remains = (client: { query: TestClient }) =>
  client.query(`
    select conname::text as name from pg_constraint where conname ~ 'berth|voyage'
    union all select relname from pg_class where relname ~ 'berth|voyage' and relname !~ '^pg_'
    union all select typname from pg_type where typname ~ 'berth|voyage'
    union all select proname from pg_proc where proname ~ 'berth|voyage' and pronamespace::regnamespace::text ~ '^app_'
    union all select entity from app_public.transitions where entity in ('berths', 'voyages')
    union all select entity from app_public.followers where module = 'harbour'
    union all select task_identifier from graphile_worker.jobs where task_identifier like 'harbour/%'
    union all select task from app_public.failed_jobs where task like 'harbour/%'`);

/**
 * Whether a mail that waits in the job of another module would still be sent, since a voyage has
 * started.
 */
const isStillDue = (client: { query: TestClient }) =>
  client.query(`
    select app_private.is_follower_due('accounts/send_mail', jsonb_build_object(
      'eventId', id, 'module', 'harbour', 'message', 'voyage_begun', 'recipient', 'OWNER'
    ))::text as name
    from app_public.events where entity = 'voyages'`);
type TestClient = (text: string) => Promise<{ rows: { name: string }[] }>;

test('a module that depends on it blocks its removal, and nothing is changed', async () => {
  const marina = join(root, 'db/modules/marina');
  await mkdir(marina);
  await writeFile(join(marina, 'module.md'), '# marina\n\nUses: core, harbour\n');
  const all = await filesOf(root);
  await expect(removeModule(env.clusterUrl, root, 'harbour', null)).rejects.toThrow(
    'It is used by marina: see their "Uses:".',
  );
  expect(await filesOf(root)).toEqual(all);
  rmSync(marina, { recursive: true });
});

test.each([
  { module: 'core', said: 'Every module depends on core.' },
  { module: 'habour', said: 'There is no module habour.' },
  { module: '../core', said: 'There is no module ../core.' },
])('$module is refused', async ({ module, said: stated }) => {
  await expect(removeModule(env.clusterUrl, root, module, null)).rejects.toThrow(stated);
});

test('a table of another module that references it is reported, and nothing is changed', async () => {
  const changes = join(root, 'db/migrations/current/1-current.sql');
  const text = await readFile(changes, 'utf8');
  const pointing = `create table if not exists app_private.moorings (id uuid references app_public.berths);\n`;
  await writeFile(changes, `${text}${pointing}`);
  await expect(removeModule(env.clusterUrl, root, 'harbour', null)).rejects.toThrow(
    'constraint moorings_id_fkey on table app_private.moorings depends on',
  );
  expect(await readdir(join(root, 'db/modules'))).toContain('harbour');
  await writeFile(changes, text);
});

test('a removed module has its rows exported, and nothing of it stays', async () => {
  const person = await database.committed((tx) => aUser(tx));
  await withClient(database.superuserUrl, async (client) => {
    await client.query(`insert into app_public.berths (account_id, label) values ($1, 'Ytterst')`, [
      person.accountId,
    ]);
    await client.query(`
      select graphile_worker.add_job('harbour/tell_pilot');
      select graphile_worker.add_job('invoicing/draw_pdf');
      select graphile_worker.add_job('accounts/send_mail', '{"module": "harbour"}');
      set session_replication_role to replica;
      insert into app_public.followers (module, entity, event_type, task, message, recipient)
      values ('harbour', 'voyages', 'CREATED', 'accounts/send_mail', 'voyage_begun', 'OWNER');
      insert into app_public.events (entity, entity_id, event_type, actor, actor_kind)
      values ('voyages', uuidv7(), 'CREATED', 'Kari', 'USER');
      insert into app_public.failed_jobs (job_id, task, attempts, failed_at) values (1, 'harbour/tell_pilot', 1, now())`);
    expect((await isStillDue(client)).rows).toEqual([{ name: 'true' }]);
  });

  const { place, rows } = await removeModule(
    env.clusterUrl,
    root,
    'harbour',
    database.superuserUrl,
  );
  expect(rows?.get('app_public.berths')).toBe(1);
  const [line = ''] = (await readFile(join(place, 'berths.jsonl'), 'utf8')).split('\n');
  expect(JSON.parse(line)).toMatchObject({ label: 'Ytterst', account_id: person.accountId });
  expect(await readFile(join(place, 'db/modules/harbour/module.md'), 'utf8')).toContain('harbour');
  expect(await filesOf(root)).toEqual(before);
  expect((await readdir(join(root, 'db/migrations/current'))).sort()).toEqual([
    '1-current.sql',
    '2-definitions.sql',
  ]);

  await migrateDatabase({
    superuserUrl: env.clusterUrl,
    databaseName: database.name,
    folder: join(root, 'db'),
  });
  await withClient(database.superuserUrl, async (client) => {
    expect((await remains(client)).rows).toEqual([]);
    expect((await isStillDue(client)).rows).toEqual([{ name: 'false' }]);
    const jobs = await client.query('select task_identifier as task from graphile_worker.jobs');
    const tasks = jobs.rows.map(({ task }) => task);
    expect(tasks).toContain('invoicing/draw_pdf');
    expect(tasks).not.toContain('accounts/send_mail');
  });
});

test('the change can be committed, as any other', async () => {
  await commitMigration(env.clusterUrl, 'no harbour', join(root, 'db'));
  const committed = await readdir(join(root, 'db/migrations/committed'));
  expect(committed.sort().at(-1)).toMatch(/no-harbour\.sql$/);
});

test('uncommitted changes of its tables and types are removed, and other changes stay', () => {
  const changes = `-- Changes of tables and data since the newest committed migration.

-- harbour
do $$ begin
  create type app_public.voyage_status as enum ('PLANNED; and not sailed');
exception when duplicate_object then null;
end $$;
create table if not exists app_public.voyages (
  account_id uuid not null references app_public.accounts, -- whose; of app_public.accounts
  status app_public.voyage_status not null default 'PLANNED; and not sailed'
);
create index if not exists voyages_account_id_idx on app_public.voyages (account_id);

-- Accounts say how they row.
alter table app_public.accounts add column if not exists rows text;
`;
  expect(
    withoutStatements(changes, ['app_public.voyages', 'app_public.voyage_status']),
  ).toBe(`-- Changes of tables and data since the newest committed migration.

-- Accounts say how they row.
alter table app_public.accounts add column if not exists rows text;
`);
});
