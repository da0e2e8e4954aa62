import { expect, test } from 'vitest';
import { emptyLine } from './emptyLine.ts';
import { exampleRules } from './exampleRules.ts';
import { isUsuallyPriced } from './withReport.ts';

const rates = { vatRates: ['25', '15', '0'], prices: [] };
const line = emptyLine(exampleRules.WORK, rates);
const worked = (hours: string, quantity: string) => ({
  ...line,
  workReport: line.workReport && { ...line.workReport, hours },
  quantity,
});

test('a new line, and one whose quantity is its hours, show only the price', () => {
  expect(isUsuallyPriced(line, rates, 'nb')).toBe(true);
  expect(isUsuallyPriced(worked('6', '6'), rates, 'nb')).toBe(true);
  expect(isUsuallyPriced(line, null, 'nb')).toBe(true);
});

test('a fixed price and another rate of VAT show the other fields', () => {
  expect(isUsuallyPriced(worked('6', '1'), rates, 'nb')).toBe(false);
  expect(isUsuallyPriced({ ...line, vatRate: '15' }, rates, 'nb')).toBe(false);
});
