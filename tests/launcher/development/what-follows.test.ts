import { expect, test } from 'vitest';
import { consequencesOf, isSource } from '#tools/launcher/development/consequences.ts';

// Goal: a save of SQL, forms or labels starts no new server, one of code does, and unaffected
// programs are left alone.

const sql = 'db/modules/clients/functions/create_client.sql';
const form = 'forms/modules/clients/create_client/schema.json';
const words = 'forms/modules/clients/words.nb.json';
const code = 'plugins/core/ids/read-uuid.ts';

test.each([
  { files: [sql], server: 'renews', migrates: true, holdsTexts: false },
  { files: [form], server: 'renews', migrates: false, holdsTexts: false },
  { files: [words], server: 'renews', migrates: true, holdsTexts: true },
  { files: [sql, form, words], server: 'renews', migrates: true, holdsTexts: true },
  { files: [code], server: 'is followed', migrates: false },
  { files: [sql, code], server: 'is followed', migrates: true },
  { files: ['forms/validate/create-ajv.ts'], server: 'is followed', migrates: false },
  { files: ['forms/applications/job-checks.schema.json'], server: 'is followed', migrates: false },
  { files: ['workers/run.ts'], server: 'stays', migrates: false },
])('after $files the server $server', ({ files, ...following }) => {
  expect(consequencesOf(files)).toMatchObject(following);
});

test.each([
  { file: sql, restarts: ['worker'] },
  { file: code, restarts: [] },
  { file: 'shared/html.ts', restarts: ['worker', 'sandbox'] },
  { file: 'sandbox/run.ts', restarts: ['sandbox'] },
])('after $file $restarts restart', ({ file, restarts }) => {
  expect([...consequencesOf([file]).restarts]).toEqual(restarts);
});

test.each([
  'db/modules/clients/tables/clients.shape.sql',
  'db/modules/clients/.create_client.sql.swp',
  'db/tools/with-client.ts',
  'plugins/portal.graphql',
  'plugins/core/ids/read-uuid.test.ts',
])('%s has no consequences', (file) => expect(isSource(file)).toBe(false));
