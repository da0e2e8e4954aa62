// Goal: a quick run leaves out only tests that a change cannot affect. Method: this very
// repository, and a file of each kind: imported, found on disk, run by name, read by Postgres, read
// by all.
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import {
  type Dependents,
  reachedTests,
  readDependents,
} from '#tools/launcher/testing/changed/reached-tests.ts';
import { moduleUses } from '#tools/launcher/testing/changed-steps.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const files = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' })
  .split('\0')
  .filter(Boolean);
// This file names some of them, and would be affected by all it names.
const self = path.relative(root, import.meta.filename);
const tests = files.filter((file) => /\.test\.tsx?$/.test(file) && file !== self);

let dependents: Dependents;
beforeAll(async () => {
  dependents = await readDependents(root, files);
});
const reached = (...changed: string[]) =>
  reachedTests(changed, files, dependents, moduleUses(root)).filter((file) => file !== self);
const below = (place: string) => tests.filter((file) => file.startsWith(place));

test('the SQL of a module affects its tests, those of its users, and all that read every table', () => {
  const found = reached('db/modules/payout/module.md', 'db/modules/payout/functions/any.sql');
  expect(found).toEqual(
    expect.arrayContaining([
      ...below('tests/db/payout'),
      ...below('tests/db/invoicing'),
      ...below('tests/db/rls'),
      ...below('tests/db/catalogue/rules'),
      ...below('tests/api/hostile/at-once'),
      'tests/workers/invoicing/walk.test.ts',
      'tests/toy/adding-a-module.test.ts',
    ]),
  );
  expect(found.filter((file) => /\/(identity|accounts)\//.test(file))).toEqual([]);
});

test('the SQL of core affects every test with a database, also those with a small one of their own', () => {
  const found = reached('db/modules/core/functions/open_commands.sql');
  const meant = [...below('tests/db/core'), ...below('tests/db/identity')];
  expect(found).toEqual(expect.arrayContaining([...meant, 'tests/api/core/lists.test.ts']));
});

test('a file found on disk affects the tests that look for it, and only those of its module', () => {
  expect(reached('workers/modules/invoicing/any_task.ts')).toEqual([]);
  const task = files.find((file) => /^workers\/modules\/invoicing\/\w+\.ts$/.test(file)) ?? '';
  expect(reached(task)).toContain('tests/workers/invoicing/walk.test.ts');
  expect(reached(task)).not.toContain('tests/workers/identity/sms.test.ts');
  const form = 'forms/modules/invoicing/submit_invoice/schema.json';
  expect(reached(form)).toEqual(expect.arrayContaining(['tests/api/invoicing/writing.test.ts']));
});

test('a file that a test runs or reads by name affects that test', () => {
  expect(reached('workers/run.ts')).toContain('tests/workers/core/run.test.ts');
  expect(reached('docs/add-a-module.md')).toEqual([
    'tests/toy/the-guide.test.ts',
    'tests/toy/the-screens.test.ts',
  ]);
  const found = reached('db/check/rules/money-is-minor-units.sql');
  expect(found).toEqual(
    expect.arrayContaining([
      'tests/db/catalogue/rules.test.ts',
      'tests/db/check/checking.test.ts',
      // In development the launcher runs the check after each save.
      'tests/launcher/development/saving.test.ts',
      'tests/toy/hostile-module.test.ts',
    ]),
  );
  expect(found.filter((file) => /\/(api|workers|portal|invoicing)\//.test(file))).toEqual([]);
  const offence = 'tests/db/catalogue/offences/money-is-minor-units.sql';
  expect(reached(offence)).toEqual(below('tests/db/catalogue/'));
});

test.each([
  ['plugins/portal.graphql', 'tests/api/sdl.test.ts'],
  ['plugins/portal-screens.json', 'tests/api/sdl.test.ts'],
  ['db/modules/clients/tables/clients.access.txt', 'tests/db/rls/access.test.ts'],
  ['db/modules/clients/tables/clients.shape.sql', 'tests/db/migrations/shapes.test.ts'],
  [
    'db/modules/clients/tables/clients.columns.generated.json',
    'tests/db/migrations/shapes.test.ts',
  ],
  ['db/migrations/current/2-definitions.sql', 'tests/db/migrations/text.test.ts'],
  ['portal/graphql/graphql-env.generated.d.ts', 'portal/graphql/contract.test.ts'],
  ['docs/tags.md', 'tests/db/check/tags-page.test.ts'],
])('%s changed by hand affects the test that generates it', (file, test) => {
  expect(files).toContain(file);
  expect(reached(file)).toContain(test);
});

test('a part of a front end affects its own test, a document for people none', () => {
  expect(reached('portal/modules/invoicing/draft/saving/DraftAutosave.ts')).toEqual([
    // It collects the operations of all files.
    'portal/graphql/write-persisted.test.ts',
    'portal/modules/invoicing/draft/again/movedDay.test.ts',
    'portal/modules/invoicing/draft/choices.test.ts',
    'portal/modules/invoicing/draft/refusals/ehfRefusals.test.ts',
    'portal/modules/invoicing/draft/saving/DraftAutosave.test.ts',
    'portal/modules/invoicing/draft/saving/closeEditor.test.ts',
  ]);
  expect(reached('README.md')).toEqual([]);
});

test('a file that everything depends on affects everything', () => {
  expect(reached('package-lock.json')).toEqual(tests);
  expect(reached('tests/support/test-transaction.ts').length).toBeGreaterThan(70);
});
