import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { undeclaredUses } from '#tools/check/undeclared-uses.ts';

// Goal: a module's SQL uses core and what its module.md declares, without circles; only core has the queue.
// Method: small trees of files with one mistake each, and the tree we have with none.

const trees: string[] = [];
afterEach(() => {
  for (const tree of trees.splice(0)) rmSync(tree, { recursive: true });
});

/** The offences of modules with these uses and these files. */
async function stated(uses: Record<string, string>, files: Record<string, string> = {}) {
  const root = mkdtempSync(path.join(tmpdir(), 'honorar-uses-'));
  trees.push(root);
  const pages = Object.entries(uses).map(([module, used]): [string, string] => [
    `${module}/module.md`,
    `# ${module}\n\nUses: ${used}\n`,
  ]);
  for (const [file, text] of [...pages, ...Object.entries(files)]) {
    const place = path.join(root, 'db/modules', file);
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(place, text);
  }
  const found = await undeclaredUses(root);
  return found.map(({ file, line, what, cure }) => `${file}:${line} ${what} – ${cure}`);
}

const rules = (table: string) => `select app_private.begin_rules('app_public.${table}');\n`;

test('the repository has no offence', async () => {
  expect(await undeclaredUses(path.resolve(import.meta.dirname, '../../..'))).toEqual([]);
});

test('a table of an undeclared module is reported with its line, once per file', async () => {
  const files = {
    'harbour/tables/boats.rules.sql': rules('boats'),
    'core/tables/files.rules.sql': rules('files'),
    'trips/functions/sail.sql': `-- Of app_public.boats.
create function app_public.sail() returns void language sql
as 'select from app_public.files, app_public.boats; select from app_public.boats';
`,
  };
  expect(await stated({ core: 'none', harbour: 'core', trips: 'core' }, files)).toEqual([
    'db/modules/trips/functions/sail.sql:3 it uses app_public.boats of harbour – Write harbour into the line "Uses:" of db/modules/trips/module.md, or make harbour a follower of events here.',
  ]);
  expect(await stated({ core: 'none', harbour: 'core', trips: 'core, harbour' }, files)).toEqual(
    [],
  );
});

test('a function is recognized by a call, not by a type of the same name', async () => {
  const uses = { core: 'none', harbour: 'core', trips: 'core' };
  const sail = 'create function app_public.sail() returns app_public.sail language sql as $$ $$;\n';
  const using = (name: string, argument: string, body: string) => ({
    'harbour/functions/sail.sql': sail,
    [`trips/functions/${name}.sql`]: `create function app_public.${name}(${argument}) returns int language sql as $$ ${body} $$;\n`,
  });
  const called = 'select app_public.sail()';
  expect(await stated(uses, using('trip', '', called))).toHaveLength(1);
  expect(await stated(uses, using('sail_trips', 'sail app_public.sail', 'select 1'))).toEqual([]);
});

test('modules that use each other in a circle are reported once', async () => {
  const file = { 'a/tables/a.rules.sql': rules('a'), 'b/tables/b.rules.sql': rules('b') };
  const more = { 'c/tables/c.rules.sql': rules('c'), 'd/tables/d.rules.sql': rules('d') };
  expect(await stated({ a: 'b', b: 'c', c: 'a', d: 'a' }, { ...file, ...more })).toEqual([
    expect.stringContaining(
      'db/modules/a/module.md:3 modules use each other in a circle: a → b → c → a',
    ),
  ]);
});

test('a direct use of the job queue is reported', async () => {
  const sail = `create function app_public.sail() returns void language sql\nas 'select graphile_worker.add_job(1)';\n`;
  expect(await stated({ trips: 'core' }, { 'trips/functions/sail.sql': sail })).toEqual([
    expect.stringContaining(
      'db/modules/trips/functions/sail.sql:2 it speaks to the job queue – Call',
    ),
  ]);
});
