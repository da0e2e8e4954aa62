import { expect, test } from 'vitest';
import { isEmptyDraft } from '../isEmptyDraft.ts';
import { newDraft } from '../newDraft.ts';
import { emptyLine } from './emptyLine.ts';
import { exampleRules } from './exampleRules.ts';
import { withUsualWork } from './linePrices.ts';

const work = {
  id: 'lin_1',
  unitPrice: 95_000,
  rule: { lineType: 'WORK' as const },
  occupationCode: { id: 'occ_1', name: 'Snekker', nameEn: 'Carpenter' },
};

test('a new line of work has the occupation and price of the last', () => {
  expect(withUsualWork(emptyLine(exampleRules.WORK), work, 'nb')).toMatchObject({
    occupationCode: { id: 'occ_1', label: 'Snekker' },
    unitPrice: '950,00',
  });
});

test('lines of other kinds, and the first line, are empty', () => {
  const driven = emptyLine(exampleRules.MILEAGE);
  expect(withUsualWork(driven, work, 'nb')).toBe(driven);
  const first = emptyLine(exampleRules.WORK);
  expect(withUsualWork(first, null, 'nb')).toBe(first);
});

test('a draft with only prefilled values is empty, one with another price is not', () => {
  const line = withUsualWork(emptyLine(exampleRules.WORK), work, 'nb');
  const draft = newDraft(undefined, [], new Date());
  expect(isEmptyDraft({ ...draft, lines: [line] })).toBe(true);
  expect(isEmptyDraft({ ...draft, lines: [{ ...line, unitPrice: '990' }] })).toBe(false);
});
