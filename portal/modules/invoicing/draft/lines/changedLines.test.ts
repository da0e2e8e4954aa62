import { expect, test } from 'vitest';
import { isEmptyLine } from '../isEmptyDraft.ts';
import { withChangedLine, withOccupationOf } from './changedLines.ts';
import { emptyLine } from './emptyLine.ts';
import { exampleRules } from './exampleRules.ts';
import type { LineDraft } from './LineDraft.ts';
import { emptyTravel } from './travelReport.ts';

// Goal: an occupation is chosen once for an invoice, also when its lines were pasted, and no other choice is overwritten.

const photographer = { id: 'occ_1', label: 'Photographers' };
const writer = { id: 'occ_2', label: 'Writers' };
const work = emptyLine(exampleRules.WORK);
const extra = emptyLine(exampleRules.EXTRA);

test('a new line of work has the occupation of the last one, and is still empty', () => {
  const lines = [
    { ...work, occupationCode: photographer },
    { ...work, occupationCode: writer },
    extra,
  ];
  const line = withOccupationOf(lines, work);
  expect(line.occupationCode).toBe(writer);
  expect(isEmptyLine(line)).toBe(true);
  expect(withOccupationOf(lines, extra)).toBe(extra);
  expect(withOccupationOf([], work)).toBe(work);
});

test('a chosen occupation is set on all lines of work without one', () => {
  const lines = [{ ...work, occupationCode: writer }, work, work, extra];
  const shared = withChangedLine(lines, 1, { occupationCode: photographer });
  expect(shared.map((line) => line.occupationCode)).toEqual([
    writer,
    photographer,
    photographer,
    null,
  ]);
  expect(withChangedLine(lines, 1, { quantity: '2' })[2]).toBe(work);
});

test('two fields of a trip that change before the next render both stay', () => {
  const diet = emptyLine(exampleRules.DIET);
  const lines = [diet];
  const startsOn = (day: string) => (line: LineDraft) => ({
    travelReport: { ...(line.travelReport ?? emptyTravel), startDate: day },
  });
  const purpose = (line: LineDraft) => ({
    travelReport: { ...(line.travelReport ?? emptyTravel), purpose: 'Konsert' },
  });
  const [changed] = withChangedLine(withChangedLine(lines, 0, startsOn('2026-11-17')), 0, purpose);
  expect(changed?.travelReport).toMatchObject({ startDate: '2026-11-17', purpose: 'Konsert' });
});

test('a change of a line that was removed meanwhile changes nothing', () => {
  expect(withChangedLine([work], 3, { quantity: '2' })).toEqual([work]);
});
