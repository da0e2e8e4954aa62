import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { type SharedDatabase, sharedDatabase } from '../../support/shared-database.ts';
import acceptance from './invoice-arithmetic.json' with { type: 'json' };

// Goal: invoices are computed to the øre, and the invariants hold for any invoice.
// Method: the worked examples, then random invoices, whose invariants are checked.

type Result = {
  amount: number;
  vat: number;
  platformFeeAmount: number;
  employerTaxAmount: number;
  salaryTaxAmount: number;
  grossSalary: number;
  payoutAmount: number;
  lineVat: number[];
  lineAmount: number[];
  error?: string;
};

let database: SharedDatabase;
beforeAll(async () => {
  database = await sharedDatabase();
});

async function compute(...inputs: unknown[]): Promise<Result[]> {
  const rows = await database.rolledBack((tx) =>
    tx.query<{ result: Result }>(
      `select app_hidden.compute_invoice(input) as result
       from jsonb_array_elements($1) with ordinality as t (input, place) order by place`,
      [JSON.stringify(inputs)],
    ),
  );
  return rows.map((row) => row.result);
}

describe('worked examples', () => {
  test.each(acceptance.examples)('$name', async ({ input, expected }) => {
    expect(await compute(input)).toEqual([expected]);
    expect(await compute({ ...input, rates: acceptance.rates })).toEqual([expected]);
  });
});

test('incomplete lines count as zero', async () => {
  const lines = [
    { lineType: 'WORK' },
    { lineType: 'EXTRA', quantity: '2', vatRate: '25' },
    { lineType: 'WORK', unitPrice: 1000, vatRate: null },
    { lineType: 'DIET', quantity: '1' },
    { lineType: 'WORK', quantity: '1', unitPrice: 1000 },
  ];
  const [result] = await compute({ profile: 'INDIVIDUAL', salaryTaxPercent: '30', lines });
  expect(result).toMatchObject({
    lineAmount: [0, 0, 0, 0, 1000],
    lineVat: [0, 0, 0, 0, 0],
    vat: 0,
  });
});

test('an invoice without lines is zero, not an error', async () => {
  const [result] = await compute({ profile: 'INDIVIDUAL', lines: [] });
  expect(result).toMatchObject({ amount: 0, vat: 0, payoutAmount: 0, lineAmount: [], lineVat: [] });
});

test('rates come from the rate table when the input has none', async () => {
  const lines = [{ lineType: 'WORK', quantity: '1', unitPrice: 100_000, vatRate: '25' }];
  const [result] = await compute({ profile: 'INDIVIDUAL', lines, invoicedOn: '2026-03-01' });
  expect(result).toMatchObject({
    platformFeeAmount: 5000,
    grossSalary: 83_260,
    salaryTaxAmount: 41_630,
  });
});

test('halves are rounded away from zero', async () => {
  const lines = [{ lineType: 'EXTRA', quantity: '0.5', unitPrice: 1, vatRate: '0' }];
  const [result] = await compute({ profile: 'ORGANIZATION', lines });
  expect(result?.amount).toBe(1);
});

// Requirements: A8.40
test('a sum that a browser cannot represent exactly is refused', async () => {
  const line = { lineType: 'WORK', quantity: '99999.99', unitPrice: 1_000_000_000, vatRate: '25' };
  const [result] = await compute({ profile: 'ORGANIZATION', lines: Array(100).fill(line) });
  expect(result).toEqual({ error: 'INVOICE_CALCULATION_FAILED' });
});

describe('for any invoice', () => {
  const hundredths = (max: number) =>
    fc.integer({ min: 0, max: max * 100 }).map((n) => (n / 100).toFixed(2));
  const price = fc.integer({ min: 0, max: 2_000_000 });
  const line = fc.record({
    lineType: fc.constantFrom('WORK', 'EXTRA', 'BENEFIT', 'EXPENSE', 'DIET', 'MILEAGE'),
    quantity: hundredths(500),
    unitPrice: price,
    vatRate: fc.constantFrom('25', '15', '12', '0'),
    dietTaxableUnitPrice: price,
    dietNonTaxableUnitPrice: price,
  });
  const invoice = fc.record({
    profile: fc.constantFrom('INDIVIDUAL', 'ORGANIZATION'),
    salaryTaxPercent: fc.oneof(fc.integer({ min: 0, max: 100 }).map(String), hundredths(100)),
    mileageTaxFreeUnitPrice: fc.integer({ min: 0, max: 600 }),
    lines: fc.array(line, { minLength: 0, maxLength: 12 }),
  });
  const sum = (numbers: number[]) => numbers.reduce((total, n) => total + n, 0);

  test('the parts add up to the total, VAT adds up and no part is negative', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(invoice, { minLength: 50, maxLength: 50 }), async (inputs) => {
        const results = await compute(...inputs);
        results.forEach((result, i) => {
          const input = inputs[i]!;
          if (result.error) {
            expect(result).toEqual({ error: 'INVOICE_CALCULATION_FAILED' });
            expect(input.profile).toBe('INDIVIDUAL');
            return;
          }
          const { amount, vat, platformFeeAmount, employerTaxAmount, salaryTaxAmount } = result;
          const parts =
            platformFeeAmount + employerTaxAmount + salaryTaxAmount + result.payoutAmount;
          expect(parts).toBe(input.profile === 'INDIVIDUAL' ? amount : amount + vat);
          expect(sum(result.lineAmount)).toBe(amount);
          expect(sum(result.lineVat)).toBe(vat);
          for (const value of Object.values(result).flat()) {
            expect(value).toBeGreaterThanOrEqual(0);
            expect(Number.isSafeInteger(value)).toBe(true);
          }
          expect(result.grossSalary).toBeGreaterThanOrEqual(salaryTaxAmount);
        });
      }),
      { numRuns: 12 },
    );
  });

  test('each rate has the VAT of its sum, and no line differs by more than one øre', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(invoice, { minLength: 50, maxLength: 50 }), async (inputs) => {
        const results = await compute(
          ...inputs.map((input) => ({ ...input, profile: 'ORGANIZATION' })),
        );
        results.forEach((result, i) => {
          const { lines } = inputs[i]!;
          for (const rate of ['25', '15', '12', '0']) {
            const places = lines.flatMap((line, place) => (line.vatRate === rate ? [place] : []));
            const base = BigInt(sum(places.map((place) => result.lineAmount[place]!)));
            // Half away from zero in whole numbers: (2·base·rate + 100) / 200.
            const expected = Number((2n * base * BigInt(rate) + 100n) / 200n);
            expect(sum(places.map((place) => result.lineVat[place]!))).toBe(expected);
          }
          lines.forEach((line, place) => {
            const exact = (result.lineAmount[place]! * Number(line.vatRate)) / 100;
            expect(Math.abs(result.lineVat[place]! - exact)).toBeLessThanOrEqual(1);
          });
        });
      }),
      { numRuns: 8 },
    );
  });
});
