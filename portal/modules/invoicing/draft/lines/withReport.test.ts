import { expect, test } from 'vitest';
import { emptyLine } from './emptyLine.ts';
import { exampleRules } from './exampleRules.ts';
import { otherPrices } from './linePrices.ts';
import { withSeller } from './vatChoices.ts';
import { reportHours, withReport } from './withReport.ts';

const line = emptyLine(exampleRules.WORK);
const report = line.workReport!;

// Requirements: B3.12
test('the quantity follows the hours, until it is changed', () => {
  const first = withReport(line, { ...report, hours: '7,5' }, 'nb');
  expect(first.quantity).toBe('7,5');
  const second = withReport({ ...line, ...first }, { ...report, hours: '8' }, 'nb');
  expect(second.quantity).toBe('8');
  const own = { ...line, ...second, quantity: '1' };
  expect(withReport(own, { ...report, hours: '9' }, 'nb').quantity).toBe('1');
});

// Requirements: B3.12
test('hours are computed from times only within one day', () => {
  const clock = { ...report, type: 'TIME' as const, startTime: '09:00', endTime: '16:30' };
  const oneDay = { ...clock, startDate: '2026-12-01', endDate: '2026-12-01' };
  expect(reportHours(oneDay, 'nb')).toBe('7,5');
  expect(reportHours(oneDay, 'en')).toBe('7.5');
  expect(reportHours({ ...oneDay, endDate: '2026-12-02' }, 'nb')).toBe('');
  expect(reportHours({ ...oneDay, endTime: '08:00' }, 'nb')).toBe('');
});

const noParts = { dietTaxableUnitPrice: null, dietNonTaxableUnitPrice: null };
const rates = (vatRates: string[]) => ({
  vatRates,
  prices: [
    { lineType: 'MILEAGE' as const, unitPrice: 530, ...noParts },
    {
      lineType: 'DIET' as const,
      unitPrice: null,
      dietTaxableUnitPrice: 33_600,
      dietNonTaxableUnitPrice: 40_000,
    },
  ],
});

test('new lines have the rates in force, and no VAT for a seller outside VAT', () => {
  const registered = rates(['25', '15', '12', '0']);
  expect(emptyLine(exampleRules.WORK, registered).vatRate).toBe('25');
  expect(emptyLine(exampleRules.MILEAGE, registered)).toMatchObject({
    vatRate: '0',
    unitPrice: '5,30',
  });
  expect(emptyLine(exampleRules.DIET, registered, 'en').dietNonTaxableUnitPrice).toBe('400.00');
  expect(emptyLine(exampleRules.EXTRA, rates(['0'])).vatRate).toBe('0');
  const outside = { lineRates: rates(['0']) } as Parameters<typeof withSeller>[1];
  const lines = [{ ...line, vatRate: '25' }];
  expect(withSeller(lines, outside)[0]?.vatRate).toBe('0');
  expect(withSeller(lines, undefined)).toEqual(lines);
});

test('a price that differs from the rate in force is reported with that rate, in any format', () => {
  const today = rates(['0']);
  const driven = emptyLine(exampleRules.MILEAGE, today);
  expect(otherPrices(driven, today, 'nb')).toBeNull();
  expect(otherPrices({ ...driven, unitPrice: '5.3' }, today, 'nb')).toBeNull();
  expect(otherPrices({ ...driven, unitPrice: '5,00' }, today, 'nb')?.unitPrice).toBe('5,30');
  expect(otherPrices({ ...driven, unitPrice: '' }, today, 'nb')?.unitPrice).toBe('5,30');
  expect(otherPrices({ ...driven, unitPrice: '5,00' }, null, 'nb')).toBeNull();
  const eaten = { ...emptyLine(exampleRules.DIET, today), dietTaxableUnitPrice: '0' };
  expect(otherPrices(eaten, today, 'nb')?.dietTaxableUnitPrice).toBe('336,00');
  expect(otherPrices(line, today, 'nb')).toBeNull();
});
