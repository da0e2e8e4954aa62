import { expect, test } from 'vitest';
import { emptyLine } from '../lines/emptyLine.ts';
import { exampleRules } from '../lines/exampleRules.ts';
import { emptyTravel } from '../lines/travelReport.ts';
import { newDraft } from '../newDraft.ts';
import { unreadableNumbers } from './unreadableNumbers.ts';

test('a text that is no number is refused at its field, an empty one is not', () => {
  const line = { ...emptyLine(exampleRules.WORK), quantity: 'abc', unitPrice: '1 000' };
  const report = { ...line.workReport!, hours: 'ti' };
  const far = { ...line, quantity: '1', unitPrice: '1234567890123456' };
  const diet = { ...emptyLine(exampleRules.DIET), quantity: '', dietTaxableUnitPrice: '12,345' };
  const trip = { ...diet, travelReport: { ...emptyTravel, breakfasts: '2', dinners: 'to' } };
  const draft = {
    ...newDraft(undefined, Object.values(exampleRules), new Date()),
    lines: [{ ...line, workReport: report }, diet, trip, far],
  };
  expect(unreadableNumbers(draft)).toEqual([
    { code: 'INVALID', path: 'lines.0.quantity' },
    { code: 'INVALID', path: 'lines.0.workReport.hours' },
    { code: 'INVALID', path: 'lines.1.dietTaxableUnitPrice' },
    { code: 'INVALID', path: 'lines.2.dietTaxableUnitPrice' },
    { code: 'INVALID', path: 'lines.2.travelReport.dinners' },
    { code: 'TOO_BIG', path: 'lines.3.unitPrice' },
  ]);
});
