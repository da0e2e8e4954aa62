import { rmSync } from 'node:fs';
import { appendFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeModule } from '#tools/authoring/write-module.ts';
import { findOffences } from '#tools/check/find-offences.ts';
import { createApi } from '../api/core/support/create-api.ts';
import type { Payload } from '../api/support/answer.ts';
import { createTestDatabase } from '../support/create-test-database.ts';
import { env } from '../support/env.ts';
import { aUser } from '../support/fixtures/a-user.ts';
import { copyTree } from './support/copy-with-module.ts';

// Goal: whatever a module's files contain, its author reads what to write, and no other module is
// affected.
// Method: deliberately bad files are written into a copy of the tree, checked, and served.

let root: string;
let changes: string;
beforeAll(async () => {
  root = await copyTree();
  changes = join(root, 'db/migrations/current/1-current.sql');
});
afterAll(() => {
  if (root) rmSync(root, { recursive: true });
});

/** Except for the English noun that its author has yet to write in Norwegian. */
const offencesOf = async (folder: string) =>
  (await findOffences(env.clusterUrl, folder)).filter(
    ({ what }) => !what.includes('nouns.boats.many seems to be English'),
  );

test.each([
  {
    what: 'a table named by a reserved word of SQL',
    sql: 'create table "order" (name text);',
    told: 'order',
  },
  { what: 'another', sql: 'create table "user" (name text);', told: 'user' },
  { what: 'a table in another script', sql: 'create table "båter" (name text);', told: 'båter' },
  {
    what: 'a column in another script',
    sql: 'create table boats ("имя" text);',
    told: 'boats.имя',
  },
  {
    what: 'a column named by a reserved word of SQL',
    sql: 'create table boats ("select" text);',
    told: 'boats.select',
  },
  { what: 'a table in capitals', sql: 'create table "Boats" (name text);', told: 'Boats' },
  {
    what: 'names that only look alike',
    sql: 'create table boats (a text); create table "bоats" (a text);',
    told: 'bоats',
  },
])('$what is refused before anything is written', async ({ sql, told: received }) => {
  const before = await readdir(join(root, 'db/modules'));
  await expect(writeModule(env.clusterUrl, root, 'harbour', sql)).rejects.toThrow(
    `${received}: no name here. Give it another name`,
  );
  expect(await readdir(join(root, 'db/modules'))).toEqual(before);
});

test.each([
  { sql: 'create table queries (name text);', told: 'GraphQL would call it Query' },
  { sql: 'create table nodes (name text);', told: 'GraphQL would call it Node' },
  {
    sql: 'create table boat (name text); create table boats (name text);',
    told: 'boats: GraphQL would call it Boat, as app_public.boat is',
  },
  { sql: 'create table boats (account text);', told: 'boats.account: no name here' },
  {
    sql: 'create table boats (client text, client_id uuid references clients);',
    told: 'boats.client: no name here',
  },
])(
  'names that the API cannot distinguish are refused before anything is written: $sql',
  async ({ sql, told: received }) => {
    const before = await readdir(join(root, 'db/modules'));
    await expect(writeModule(env.clusterUrl, root, 'harbour', sql)).rejects.toThrow(received);
    expect(await readdir(join(root, 'db/modules'))).toEqual(before);
  },
);

test.each(['Harbour', 'HARBOUR', 'hаrbour', 'core', 'Core'])(
  'a module called %s, like another in other letter case, is refused',
  async (name) => {
    const sql = 'create table boats (name text);';
    await expect(writeModule(env.clusterUrl, root, name, sql)).rejects.toThrow(
      /is not a valid module name|There is a module/,
    );
  },
);

test('a folder called like another in other letter case is reported first', async () => {
  const twin = join(root, 'db/modules/Core');
  await mkdir(twin);
  await writeFile(join(twin, 'module.md'), '# Core\n\nUses: core\n');
  expect(await findOffences(env.clusterUrl, root)).toEqual([
    expect.objectContaining({
      file: 'db/modules/Core/module.md',
      what: 'Core is not a valid module name',
    }),
  ]);
  rmSync(twin, { recursive: true });
});

test('statements that would change other modules change nothing', async () => {
  const sql = 'create table boats (name text); drop table app_public.sessions cascade;';
  const text = await readFile(changes, 'utf8');
  await writeModule(env.clusterUrl, root, 'harbour', sql).catch(() => undefined);
  expect((await readFile(changes, 'utf8')).replace(text, '')).not.toContain('drop table');
  rmSync(join(root, 'db/modules/harbour'), { recursive: true, force: true });
  rmSync(join(root, 'forms/modules/harbour'), { recursive: true, force: true });
  await writeFile(changes, text);
});

const names = Array.from({ length: 298 }, (_, at) => `field_${at}`);
const columns = ['errors text', 'position text', ...names.map((name) => `${name} text`)];

test('300 fields, one of them named like the payload of the API, are a form with each of them', async () => {
  const sql = `create table boats (${columns.join(', ')} /* ${'x'.repeat(1_000_000)} */);`;
  await writeModule(env.clusterUrl, root, 'harbour', sql);
  expect(await offencesOf(root)).toEqual([]);
  const database = await createTestDatabase(join(root, 'db'));
  const person = await database.committed((tx) => aUser(tx));
  const api = await createApi({ connectionString: database.authenticatorUrl }, 'portal', {
    formsFolder: join(root, 'forms/modules'),
    modulesFolder: resolve(import.meta.dirname, '../../plugins/modules'),
  });
  try {
    const attributes = { errors: 'none', position: 'first', field297: 'last' };
    const { data } = await api.ask<{ createBoat: Payload }>(
      `mutation ($attributes: BoatAttributesInput) { createBoat(input: { attributes: $attributes }) {
        boat { errors position field297 field0 } errors { code path } } }`,
      { attributes },
      person.token,
    );
    expect(data?.createBoat).toEqual({ boat: { ...attributes, field0: null }, errors: [] });
  } finally {
    await api[Symbol.asyncDispose]();
    await database.drop();
  }
});

test('a comment of a hundred thousand tags, and one of a megabyte, are handled, and each tag is reported at its line', async () => {
  const rules = join(root, 'db/modules/harbour/tables/boats.rules.sql');
  const bomb = Array.from({ length: 100_000 }, (_, at) => `@sort${'t'.repeat(at % 9)}`).join('\n');
  const text = await readFile(rules, 'utf8');
  await appendFile(
    rules,
    `comment on column app_public.boats.field_0 is '${bomb}';
comment on column app_public.boats.field_1 is '${'x'.repeat(1_000_000)}';\n`,
  );
  const found = await offencesOf(root);
  // `npm run db:shapes` has not run on it, which is reported as well.
  const rest = found.filter(({ rule }) => rule !== 'tags' && rule !== 'columns');
  expect(rest).toEqual([]);
  expect(found.length).toBeGreaterThan(80_000);
  expect(new Set(found.map(({ line }) => line)).size).toBe(found.length);
  await writeFile(rules, text);
});
