import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { exampleCatalogue, exampleField, exampleResource } from '../../testing/exampleResource.ts';
import type { Labels } from '../catalogue/labels/labels.ts';
import { listedFields } from '../catalogue/listedFields.ts';
import { cellKind, cellText } from './cellText.ts';
import { exportedFields, writeFile } from './ExportButton.tsx';

const catalogue = { resources: [], enums: [], mutations: [], operator: null };
const labels = { locale: 'nb' } as Labels;
const field = (kind: 'money' | 'decimal' | 'boolean' | 'date') =>
  exampleField({ name: 'cargo', kind });
const cell = (kind: Parameters<typeof field>[0], value: unknown) =>
  cellText(catalogue, labels, field(kind), value, {});

it('writes money and figures as numbers, and booleans as yes and no', () => {
  expect(cellKind(field('money'))).toBe('minor');
  expect(cell('money', '-123456')).toBe('-1234.56');
  expect(cell('money', 5)).toBe('0.05');
  expect(cell('decimal', '12.50')).toBe('12.50');
  expect(cell('boolean', true)).toBe('Ja');
  expect(cell('date', null)).toBeNull();
});

it('writes an address as on an envelope, and the parts of another composite with their names', () => {
  const part = (name: string) => exampleField({ name, kind: 'text' });
  const composite = (...names: string[]) => ({
    ...exampleField({ name: 'cargo', kind: 'other' }),
    parts: names.map(part),
  });
  const named = { locale: 'nb', field: ({ name }: { name: string }) => name } as unknown as Labels;
  const address = { line1: 'Kaia 1', line2: null, postalCode: '0150', city: 'Oslo' };
  const home = composite('line1', 'line2', 'postalCode', 'city');
  expect(cellText(catalogue, named, home, address, {})).toBe('Kaia 1, 0150 Oslo');
  const colours = { primary: '#fff', font: null };
  expect(cellText(catalogue, named, composite('primary', 'font'), colours, {})).toBe(
    'primary #fff',
  );
  expect(cellText(catalogue, named, composite(), { a: 1 }, {})).toBe('{"a":1}');
});

it('writes the same files as the server, and no text as a formula', async () => {
  const columns = [
    { heading: 'Navn', kind: 'text' as const },
    { heading: 'Sum', kind: 'minor' as const },
  ];
  const rows = [['=1+1; x', '-12.50']];
  const csv = await (await writeFile('csv', columns, rows)).arrayBuffer();
  expect(new TextDecoder('utf-8', { ignoreBOM: true }).decode(csv)).toBe(
    '\ufeffNavn;Sum\r\n"\'=1+1; x";-12,50\r\n',
  );
  const xlsx = new Uint8Array(await (await writeFile('xlsx', columns, rows)).arrayBuffer());
  const worksheet = strFromU8(unzipSync(xlsx)['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
  expect(worksheet).toContain('<v>-12.5</v>');
  expect(worksheet).not.toContain('<f>');
});

it('has the columns of the list first, in their order, and the key last', () => {
  const boats = exampleResource();
  const names = exportedFields(boats, exampleCatalogue).map(({ name }) => name);
  const listed = listedFields(boats, exampleCatalogue).map(({ name }) => name);
  expect(names.slice(0, listed.length)).toEqual(listed);
  expect(names.at(-1)).toBe('id');
  expect(names.toSorted()).toEqual(boats.fields.map(({ name }) => name).toSorted());
});
