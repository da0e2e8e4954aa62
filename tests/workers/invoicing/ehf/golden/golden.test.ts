// Goal: documents sent as EHF change only on purpose, and every kind can be received. Method: a
// document of each kind is checked, written, validated by the UBL 2.1 schemas if available, read as
// the sandbox's access point reads it, and compared with its file in `files`; `npx vitest -u`
// rewrites the files. They passed the official rules of CEN and Peppol, as docs/decisions/ehf.md
// says.
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readEhf } from '#sandbox/access-point/read-ehf.ts';
import { ublFaults } from '#sandbox/access-point/ubl-faults.ts';
import { hasSchemas, schemaCheck } from '#tests/workers/settlement/support/standards.ts';
import { checkEhf } from '#workers/modules/invoicing/ehf/check-ehf.ts';
import { writeEhf } from '#workers/modules/invoicing/ehf/write-ehf.ts';
import { goldenDocuments } from './golden-documents.ts';

const folder = path.join(import.meta.dirname, 'files');
const fileOf = (kind: string) => `${kind.replaceAll(/[^a-z0-9.]+/gi, '-')}.xml`;

test.each(Object.entries(goldenDocuments))('%s', async (kind, document) => {
  expect(checkEhf(document)).toEqual([]);
  const xml = writeEhf(document);
  expect(await ublFaults(xml)).toEqual([]);
  expect(await readEhf(xml)).toMatchObject({ id: document.document.documentNumber });
  await expect(xml).toMatchFileSnapshot(path.join(folder, fileOf(kind)));
});

// Requirements: B3.13, B11.8
test('each file belongs to a kind of document', () => {
  const kinds = Object.keys(goldenDocuments);
  expect(kinds.length).toBeGreaterThanOrEqual(40);
  expect(readdirSync(folder).sort()).toEqual(kinds.map(fileOf).sort());
});

// Requirements: B11.8
test.skipIf(!hasSchemas)('the schema validation finds every file valid', () => {
  const files = readdirSync(folder).map((name) => path.join(folder, name));
  const { status, stdout } = schemaCheck(...files);
  expect(status, stdout).toBe(0);
  expect(stdout.match(/^VALID/gm)).toHaveLength(files.length);
});
