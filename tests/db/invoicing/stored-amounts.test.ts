import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { type SharedDatabase, sharedDatabase } from '../../support/shared-database.ts';
import type { TestTransaction } from '../../support/test-transaction.ts';
import { type Invoicer, makeDraft, makeInvoicer } from './draft.ts';
import { computeModel, type ModelLine } from './model/compute-model.ts';

// Goal: the stored amounts of an invoice are as the specification computes them, line by line.
// Method: drafts written through the mutation, read back and compared with the second implementation.

let database: SharedDatabase;
beforeAll(async () => {
  database = await sharedDatabase();
});

const rates = { platformFeePercent: '5', employerTaxPercent: '14.1', mileageTaxFreeUnitPrice: 350 };
const price = fc.oneof(fc.integer({ min: 0, max: 9 }), fc.integer({ min: 0, max: 3_000_000 }));
const line: fc.Arbitrary<ModelLine> = fc.record({
  lineType: fc.constantFrom('WORK', 'WORK', 'EXTRA', 'BENEFIT', 'EXPENSE', 'DIET', 'MILEAGE'),
  quantity: fc.integer({ min: 0, max: 40_000 }).map((n) => (n / 100).toString()),
  unitPrice: fc.oneof(price, fc.constantFrom(349, 350, 351, 530)),
  vatRate: fc.constantFrom('25', '15', '12', '0'),
  dietTaxableUnitPrice: price,
  dietNonTaxableUnitPrice: price,
});

type Kind = 'individual' | 'organization';

/** The stored draft, in the shape of the model's result. */
async function store(tx: TestTransaction, invoicer: Invoicer, lines: ModelLine[]) {
  const draft = await makeDraft(tx, invoicer, { lines });
  const stored = await tx.query<{ amount: number; vat: number }>(
    `select amount_minor::float8 as amount, vat_minor::float8 as vat
     from app_public.invoice_lines where invoice_id = $1 order by position`,
    [draft.id],
  );
  const remaining = Object.entries(draft).filter(([name]) => name.startsWith('remaining_'));
  for (const [name, value] of remaining) expect(value).toBe(draft[name.slice(10)]);
  expect(remaining).toHaveLength(7);
  if (draft.calculation_error) return null;
  return {
    amount: draft.amount_minor,
    vat: draft.vat_minor,
    platformFeeAmount: draft.platform_fee_amount_minor,
    grossSalary: draft.gross_salary_minor,
    employerTaxAmount: draft.employer_tax_amount_minor,
    salaryTaxAmount: draft.salary_tax_amount_minor,
    payoutAmount: draft.payout_amount_minor,
    lineVat: stored.map(({ vat }) => vat),
    lineAmount: stored.map(({ amount }) => amount),
  };
}

test.each(['individual', 'organization'] as const)(
  'drafts of an %s are stored as they are computed',
  async (kind: Kind) => {
    await database.rolledBack(async (tx) => {
      const invoicer = await makeInvoicer(tx, kind);
      const percents = fc.integer({ min: 0, max: 10_000 }).map((n) => (n / 100).toString());
      await fc.assert(
        fc.asyncProperty(percents, fc.array(line, { maxLength: 12 }), async (percent, lines) => {
          await tx.query(
            'update app_public.freelance_profiles set salary_tax_percent = $2 where id = $1',
            [invoicer.profile.id, percent],
          );
          const profile = kind.toUpperCase();
          const expected = computeModel({ ...rates, profile, salaryTaxPercent: percent, lines });
          expect(await store(tx, invoicer, lines)).toEqual(expected);
        }),
        { numRuns: 60 },
      );
    });
  },
);
