// Goal: a file of occupations is read by its headings, in either language, and errors in it are
// reported.
// Method: files as a browser sends them; `tests/db/invoicing/occupations.test.ts` covers the rows.
import { expect, test } from 'vitest';
import { lookUp } from '#plugins/modules/invoicing/create_occupation_import.ts';

const tools = { request: { session: { user_id: 'a' } } } as unknown as Parameters<typeof lookUp>[1];

const read = (content: string | Buffer) =>
  lookUp(
    { occupationFile: `data:text/csv;base64,${Buffer.from(content).toString('base64')}` },
    tools,
  );

const row = {
  code: '2654.01',
  name: 'Reklamefilmregissør',
  nameEn: 'Commercial director',
  isEnabled: 'nei',
};
const cells = Object.values(row).join(';');

test.each([
  ['Kode;Navn;Navn på engelsk;I bruk'],
  ['code;name;nameEn;isEnabled'],
  [' CODE ;Name;name in  English;enabled'],
])('headings are those of the export, or the fields: %s', async (headings) => {
  expect(await read(`${headings}\n${cells}\n`)).toEqual({ rows: [{ row: 2, ...row }] });
});

test('an unknown column is ignored, and an empty cell changes nothing', async () => {
  expect(await read('Farge;Kode;Navn\nrød;2431;\n')).toEqual({ rows: [{ row: 2, code: '2431' }] });
});

test.each([
  [
    'a picture',
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 1]),
    'IMPORT_ERROR',
  ],
  ['no column of codes', 'Farge;Størrelse\nrød;stor\n', 'IMPORT_ERROR'],
  ['headings alone', 'Kode;Navn\n', 'IMPORT_ERROR'],
  ['2 001 lines', `Kode\n${'2431\n'.repeat(2_001)}`, 'TOO_BIG'],
  ['more than a megabyte', `Kode\n${'x'.repeat(1_000_001)}`, 'TOO_BIG'],
])('%s is refused', async (_, content, refusal) => {
  expect(await read(content)).toEqual({ refusal });
});

test('without a file or a signed-in user nothing is read', async () => {
  expect(await lookUp({}, tools)).toEqual({});
  const visitor = { request: { session: {} } } as unknown as typeof tools;
  expect(await lookUp({ occupationFile: 'data:text/csv;base64,AAAA' }, visitor)).toEqual({});
  expect(await lookUp({ occupationFile: 'no data URL' }, tools)).toEqual({ refusal: 'INVALID' });
});
