import { expect, test } from 'vitest';
import { hasTooManyDocuments } from './ExportItems.tsx';

test.each([
  ['a link', { documentsPath: '/export/invoices.zip', total: 900 }, false],
  ['more rows than a file can have', { documentsPath: null, total: 1_001 }, true],
  ['rows without documents', { documentsPath: null, total: 3 }, false],
  ['no rows', { documentsPath: null, total: 0 }, false],
  ['a list without documents', { total: 5_000 }, false],
])('%s', (_, files, isTooMany) => {
  expect(hasTooManyDocuments(files)).toBe(isTooMany);
});
