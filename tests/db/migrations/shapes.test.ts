import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseFolder } from '#db/tools/database-folder.ts';
import { isShapeFile, shapeFiles } from '#db/tools/shapes/shape-files.ts';
import { withClient } from '#db/tools/with-client.ts';
import { createTestDatabase, type TestDatabase } from '../../support/create-test-database.ts';

// A table is changed in a migration and read in its shape file, which must be correct.

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test('shapes: every generated shape file matches the database', async () => {
  const files = await withClient(database.ownerUrl, (client) => shapeFiles(client, databaseFolder));
  const stale: string[] = [];
  for (const [path, text] of files) {
    const written = await readFile(join(databaseFolder, 'modules', path), 'utf8').catch(() => '');
    if (written !== text) stale.push(path);
  }
  const there = await readdir(join(databaseFolder, 'modules'), { recursive: true });
  stale.push(...there.filter((path) => isShapeFile(path) && !files.has(path)));
  expect(stale, 'run `npm run db:shapes`').toEqual([]);
});

test('the diagram of a module has its tables, their references and the actors of each transition', async () => {
  const rendered = await readFile(join(databaseFolder, 'modules/invoicing/diagram.md'), 'utf8');
  expect(rendered.split('\n')).toEqual(
    expect.arrayContaining([
      '  invoicing_settings',
      '  invoices ||--o{ invoice_lines : "invoice_id"',
      '  clients |o--o{ invoices : "client_id"',
      '  invoices ||--o| invoice_documents : "invoice_id"',
      '## invoices',
      '  [*] --> DRAFT : create (owner, admin, worker)',
      '  SUBMITTED --> APPROVED : approve (operator review, worker)',
    ]),
  );
});
