import { expect, test } from 'vitest';
import { emptyLine } from './emptyLine.ts';
import { newDraft } from './newDraft.ts';
import { unreadableNumbers } from './unreadableNumbers.ts';

test('what is no number is told at its field, what is empty is not', () => {
  const line = { ...emptyLine('WORK'), quantity: 'abc', unitPrice: '1 000' };
  const report = { ...line.workReport!, hours: 'ti' };
  const diet = { ...emptyLine('DIET'), quantity: '', dietTaxableUnitPrice: '12,345' };
  const draft = {
    ...newDraft(undefined, new Date()),
    lines: [{ ...line, workReport: report }, diet],
  };
  expect(unreadableNumbers(draft)).toEqual([
    { code: 'INVALID', path: 'lines.0.quantity' },
    { code: 'INVALID', path: 'lines.0.workReport.hours' },
    { code: 'INVALID', path: 'lines.1.dietTaxableUnitPrice' },
  ]);
});
