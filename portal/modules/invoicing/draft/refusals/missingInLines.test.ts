import { expect, test } from 'vitest';
import { emptyLine } from '../lines/emptyLine.ts';
import { exampleRules } from '../lines/exampleRules.ts';
import { missingInLines } from './missingInLines.ts';

const pathsOf = (...lines: Parameters<typeof missingInLines>[0]) =>
  missingInLines(lines).map(({ path }) => path);

test('an empty line names every field it lacks, and only those', () => {
  expect(pathsOf()).toEqual(['lines']);
  const work = emptyLine(exampleRules.WORK);
  expect(pathsOf(work)).toEqual([
    'lines.0.occupationCode',
    'lines.0.workReport.startDate',
    'lines.0.workReport.endDate',
    'lines.0.workReport.hours',
    'lines.0.unitPrice',
  ]);
  const usual = { occupationCode: { id: 'occ_1', label: 'Tolk' }, unitPrice: '790' };
  expect(pathsOf({ ...work, ...usual })).toEqual([
    'lines.0.workReport.startDate',
    'lines.0.workReport.endDate',
    'lines.0.workReport.hours',
  ]);
  const byClock = { ...work.workReport!, type: 'TIME', startDate: '2026-11-02' } as const;
  expect(pathsOf({ ...work, ...usual, workReport: byClock })).toEqual([
    'lines.0.workReport.endDate',
    'lines.0.workReport.startTime',
    'lines.0.workReport.endTime',
  ]);
});

test('a kind without a report lacks its description, quantity and price', () => {
  const extra = emptyLine(exampleRules.EXTRA);
  expect(pathsOf(emptyLine(exampleRules.WORK), { ...extra, quantity: ' ' }).slice(5)).toEqual([
    'lines.1.description',
    'lines.1.quantity',
    'lines.1.unitPrice',
  ]);
  expect(pathsOf({ ...extra, description: 'Bilder', unitPrice: '100' })).toEqual([]);
});
