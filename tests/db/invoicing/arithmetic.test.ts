import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { type SharedDatabase, sharedDatabase } from '../../support/shared-database.ts';
import acceptance from './invoice-arithmetic.json' with { type: 'json' };
import { computeModel, type ModelInvoice } from './model/compute-model.ts';

// Goal: the database computes every invoice to the øre as the specification says.
// Method: a second implementation in whole numbers, and random invoices, with halves, ties, empty lines and sums of
// billions among them, on which both must agree in every amount.

let database: SharedDatabase;
beforeAll(async () => {
  database = await sharedDatabase();
});

async function compute(inputs: unknown[]): Promise<unknown[]> {
  const rows = await database.rolledBack((tx) =>
    tx.query<{ result: unknown }>(
      `select app_hidden.compute_invoice(input) as result
       from jsonb_array_elements($1) with ordinality as t (input, place) order by place`,
      [JSON.stringify(inputs)],
    ),
  );
  return rows.map((row) => row.result);
}

const decimal = (max: number) =>
  fc.integer({ min: 0, max: max * 100 }).map((n) => (n / 100).toString());
// Small odd prices make halves and ties; large ones find lost digits.
const price = fc.oneof(
  fc.integer({ min: 0, max: 9 }),
  fc.integer({ min: 0, max: 2_000_000 }),
  fc.integer({ min: 0, max: 1_000_000_000 }),
);
const quantity = fc.oneof(
  fc.constantFrom('0', '0.5', '1', '0.01', '0.02', '0.1', '7.50', '99999.99'),
  decimal(3),
  decimal(500),
);
const line = fc.record({
  lineType: fc.constantFrom('WORK', 'WORK', 'EXTRA', 'BENEFIT', 'EXPENSE', 'DIET', 'MILEAGE'),
  quantity,
  unitPrice: fc.oneof(price, fc.constantFrom(349, 350, 351, 530)),
  vatRate: fc.constantFrom('25', '25', '15', '12', '0', '11.11', '25.0'),
  dietTaxableUnitPrice: price,
  dietNonTaxableUnitPrice: price,
});
const sameLines = fc
  .tuple(line, fc.integer({ min: 2, max: 40 }))
  .map(([one, times]) => Array.from({ length: times }, () => one));
const invoice: fc.Arbitrary<ModelInvoice> = fc.record({
  profile: fc.constantFrom('INDIVIDUAL', 'INDIVIDUAL', 'ORGANIZATION'),
  salaryTaxPercent: fc.oneof(fc.constantFrom('0', '50', '100', '33.3333'), decimal(100)),
  platformFeePercent: fc.oneof(
    fc.constant('5'),
    fc.constant('5'),
    fc.constantFrom('0', '4.75', '100'),
  ),
  employerTaxPercent: fc.constantFrom('14.1', '14.1', '10.6', '7.9', '6.4', '5.1', '0'),
  mileageTaxFreeUnitPrice: fc.oneof(fc.constant(350), fc.integer({ min: 0, max: 600 })),
  lines: fc.oneof(
    fc.array(line, { maxLength: 12 }),
    fc.array(line, { minLength: 60, maxLength: 200 }),
    sameLines,
  ),
});

/** The expected result; a sum that a browser cannot represent exactly is refused as well. */
function expected(input: ModelInvoice): unknown {
  const result = computeModel(input) as { amount: number; vat: number } | null;
  const isExact = result && result.amount + result.vat <= Number.MAX_SAFE_INTEGER;
  return isExact ? result : { error: 'INVOICE_CALCULATION_FAILED' };
}

// Requirements: B5.18
test('the second implementation computes the worked examples', () => {
  for (const { input, expected: answer } of acceptance.examples) {
    const result = computeModel({ ...acceptance.rates, ...input } as unknown as ModelInvoice);
    expect(result ?? { error: 'INVOICE_CALCULATION_FAILED' }).toEqual(answer);
  }
});

// Requirements: B3.8
test('both implementations compute three thousand invoices alike', async () => {
  let failed = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(invoice, { minLength: 100, maxLength: 100 }), async (inputs) => {
      const answers = inputs.map(expected);
      failed += answers.filter((answer) => 'error' in (answer as object)).length;
      expect(await compute(inputs)).toEqual(answers);
    }),
    { numRuns: 30 },
  );
  // Both outcomes were among them.
  expect(failed).toBeGreaterThan(30);
  expect(failed).toBeLessThan(2500);
});
