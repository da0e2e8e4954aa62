// Goal: the committed SDL matches the API, and every operation of the portal is valid in it.
// Method: both APIs are built from a migrated database and compared with the committed files.
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildSchema, isObjectType, parse, validate } from 'grafast/graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readIntrospection } from '#plugins/core/schema/read-introspection.ts';
import { schemaOf } from '#plugins/core/schema/schema-of.ts';
import type { Screen } from '#plugins/core/screens/screen.ts';
import { portalApi, productFiles } from '#plugins/graphile.config.ts';
import { printApis, printOwnScreens } from '#plugins/print-apis.ts';
import { collectOperations } from '#portal/graphql/write-persisted.ts';
import { createTestDatabase, type TestDatabase } from '../support/create-test-database.ts';

const root = path.resolve(import.meta.dirname, '../..');
let database: TestDatabase;
let folder: string;

beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(path.join(tmpdir(), 'sdl-'));
  await printApis(database.authenticatorUrl, folder);
});
afterAll(async () => {
  await database?.drop();
  await rm(folder, { recursive: true, force: true });
});

test.each(['portal', 'admin'])('%s.graphql matches the API', async (name) => {
  const now = await readFile(path.join(folder, `${name}.graphql`), 'utf8');
  const written = await readFile(path.join(root, `plugins/${name}.graphql`), 'utf8');
  expect(now, 'run `npm run db:sdl`').toBe(written);
});

test('portal-screens.json matches the tables with @portal', async () => {
  const now = await readFile(path.join(folder, 'portal-screens.json'), 'utf8');
  const written = await readFile(path.join(root, 'plugins/portal-screens.json'), 'utf8');
  expect(now, 'run `npm run db:sdl`').toBe(written);
});

test('a screen offers no value that a check constraint of its table rules out', async () => {
  const screens: Screen[] = JSON.parse(
    await readFile(path.join(folder, 'portal-screens.json'), 'utf8'),
  );
  const statesOf = (list: string) =>
    screens.find(({ name }) => name === list)?.fields.find(({ name }) => name === 'status')?.values;
  expect(statesOf('partneredInvoices')).toEqual(['PUBLISHED', 'RESOLVED', 'NULLIFIED']);
  expect(statesOf('partneredCreditNotes')).toEqual(['PUBLISHED', 'RESOLVED']);
  expect(statesOf('creditNotes')).toContain('REJECTED');
});

test('an unchanged file is not written, so a development server starts once', async () => {
  const file = path.join(folder, 'portal-screens.json');
  const { mtimeMs } = await stat(file);
  const introspection = await readIntrospection(database.authenticatorUrl);
  const { schema } = await schemaOf(portalApi, productFiles, introspection);
  await printOwnScreens(schema, database.authenticatorUrl, folder);
  expect((await stat(file)).mtimeMs).toBe(mtimeMs);
  await writeFile(file, '[]');
  await printOwnScreens(schema, database.authenticatorUrl, folder);
  expect(JSON.parse(await readFile(file, 'utf8'))).toContainEqual(
    expect.objectContaining({ name: 'partnerEnrollments' }),
  );
  expect(await readdir(folder)).not.toContain('portal-screens.json.new');
});

test('the portal shows no raw key', async () => {
  const portal = await readFile(path.join(folder, 'portal.graphql'), 'utf8');
  expect(portal).not.toMatch(/\bUUID\b/);
});

test('every operation of the portal is valid', async () => {
  const schema = buildSchema(await readFile(path.join(folder, 'portal.graphql'), 'utf8'));
  for (const { name, document } of await collectOperations(path.join(root, 'portal'))) {
    const errors = validate(schema, parse(document)).map(({ message }) => message);
    expect(errors, name).toEqual([]);
  }
});

const builtSchema = async (name: string) =>
  buildSchema(await readFile(path.join(folder, `${name}.graphql`), 'utf8'));

test('no caller changes an invoice or a history row by the generated mutations', async () => {
  const names = Object.keys((await builtSchema('admin')).getMutationType()?.getFields() ?? {});
  const things = 'Invoice|InvoiceLine|Event|AuditEntry|File|Membership|Delivery|BankAccount';
  const generated = new RegExp(`^(create|update|delete)(${things})$`);
  expect(names).toContain('updateOccupationCode');
  expect(names.filter((name) => generated.test(name))).toEqual([]);
});

test.each(['portal', 'admin'])('no secret column is in %s.graphql', async (name) => {
  const types = Object.values((await builtSchema(name)).getTypeMap()).filter(isObjectType);
  const fields = types.flatMap((type) =>
    Object.keys(type.getFields()).map((field) => `${type.name}.${field}`),
  );
  const secret =
    /^PersonalNumber\.|\.(password|passwordHash|tokenSha256|totpSecret|storageKey|sha256)$/i;
  expect(fields.length).toBeGreaterThan(100);
  expect(fields.filter((field) => secret.test(field))).toEqual([]);
});
