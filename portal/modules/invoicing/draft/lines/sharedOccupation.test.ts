import { expect, test } from 'vitest';
import { isEmptyLine } from '../isEmptyDraft.ts';
import { emptyLine } from './emptyLine.ts';
import { exampleRules } from './exampleRules.ts';
import { withOccupationOf, withSharedOccupation } from './sharedOccupation.ts';

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

test('an occupation that is chosen is that of all lines of work without one', () => {
  const lines = [{ ...work, occupationCode: writer }, work, extra];
  const shared = withSharedOccupation(lines, photographer);
  expect(shared.map((line) => line.occupationCode)).toEqual([writer, photographer, null]);
  expect(withSharedOccupation(lines, null)).toEqual(lines);
});
