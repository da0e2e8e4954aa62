import { expect, test } from 'vitest';
import { emptyLine } from '../lines/emptyLine.ts';
import { exampleRules } from '../lines/exampleRules.ts';
import { missingInLines } from './missingInLines.ts';

const pathsOf = (...lines: Parameters<typeof missingInLines>[0]) =>
  missingInLines(lines, Object.values(exampleRules)).map(({ path }) => path);

test('an empty line of work is refused at each missing field', () => {
  expect(pathsOf()).toEqual(['lines']);
  const work = emptyLine(exampleRules.WORK);
  expect(pathsOf(work)).toEqual([
    'lines.0.unitPrice',
    'lines.0.occupationCode',
    'lines.0.workReport.startDate',
    'lines.0.workReport.endDate',
    'lines.0.workReport.hours',
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

test('an empty line without a report is refused at its description, quantity and price', () => {
  const extra = emptyLine(exampleRules.EXTRA);
  expect(pathsOf(emptyLine(exampleRules.WORK), { ...extra, quantity: ' ' }).slice(5)).toEqual([
    'lines.1.quantity',
    'lines.1.unitPrice',
    'lines.1.description',
  ]);
  expect(pathsOf({ ...extra, description: 'Bilder', unitPrice: '100' })).toEqual([]);
});

test('a trip is refused at its missing times, without a price', () => {
  const diet = emptyLine(exampleRules.DIET);
  const trip = { ...diet.travelReport!, startDate: '2026-11-02', startTime: '08:00' };
  expect(pathsOf({ ...diet, travelReport: trip })).toEqual([
    'lines.0.travelReport.endDate',
    'lines.0.travelReport.endTime',
  ]);
});
