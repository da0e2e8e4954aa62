import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { type SharedDatabase, sharedDatabase } from '../../support/shared-database.ts';
import type { TestTransaction } from '../../support/test-transaction.ts';
import { call } from '../payout/call.ts';
import { type Invoicer, makeDraft, makeInvoicer } from './draft.ts';
import { withInvoicer } from './with-invoicer.ts';

// Goal: the price found is the smallest with the wanted payout. Method: the draft is saved with it, and with an øre
// less.

let database: SharedDatabase;
beforeAll(async () => {
  database = await sharedDatabase();
});

type Found = {
  unit_price_minor: string | null;
  payout_minor: string | null;
  refusal: string | null;
};

async function priceFor(tx: TestTransaction, id: string, position: number, payout: number) {
  const [found] = await tx.query<Found>(
    `select p.* from app_public.invoices i, app_public.invoices_price_for_payout(i, $2, $3) p where i.id = $1`,
    [id, position, payout],
  );
  const { unit_price_minor: price, payout_minor: paid, refusal } = found!;
  return { price: price && Number(price), paid: paid && Number(paid), refusal };
}

/** Saves the draft with the price in its last line, and returns its payout. */
async function payoutWith(
  tx: TestTransaction,
  invoicer: Invoicer,
  id: string,
  lines: Record<string, unknown>[],
  unitPrice: number,
): Promise<number> {
  const priced = [...lines.slice(0, -1), { ...lines.at(-1), unitPrice }];
  const { payout_amount_minor: paid } = await call(tx, invoicer.owner, 'update_invoice', {
    id,
    lines: priced,
  });
  return Number(paid);
}

test.each(['individual', 'organization'] as const)(
  'the price for an %s is the smallest with that payout',
  (type) =>
    database.rolledBack(async (tx) => {
      const invoicer = await makeInvoicer(tx, type);
      const first = { ...invoicer.work, quantity: '1.25', unitPrice: 81_345 };
      for (const [quantity, wanted] of [
        ['1', 500_000],
        ['7.5', 1_234_567],
        ['0.01', 100_000],
        ['99999.99', 90_000_000_000],
      ] as const) {
        const lines = [first, { ...invoicer.work, quantity }];
        const { id } = await makeDraft(tx, invoicer, { lines });
        const { price, paid } = await priceFor(tx, id, 1, wanted);
        expect(paid).toBeGreaterThanOrEqual(wanted);
        expect(await payoutWith(tx, invoicer, id, lines, price as number)).toBe(paid);
        expect(await payoutWith(tx, invoicer, id, lines, (price as number) - 1)).toBeLessThan(
          wanted,
        );
      }
    }),
);

test('a price is found for any quantity and any payout', () =>
  database.rolledBack(async (tx) => {
    const invoicer = await makeInvoicer(tx);
    const { id } = await makeDraft(tx, invoicer, { lines: [invoicer.work] });
    const given = fc.record({
      hundredths: fc.integer({ min: 1, max: 9_999_999 }),
      wanted: fc.oneof(fc.integer({ min: 1, max: 200 }), fc.integer({ min: 1, max: 100_000_000 })),
    });
    const property = fc.asyncProperty(given, async ({ hundredths, wanted }) => {
      const lines = [{ ...invoicer.work, quantity: (hundredths / 100).toFixed(2) }];
      await call(tx, invoicer.owner, 'update_invoice', { id, lines });
      const { price, paid, refusal } = await priceFor(tx, id, 0, wanted);
      // A large payout for little work would need a price above the limit.
      if (refusal !== null) {
        expect([refusal, wanted > hundredths * 1_000]).toEqual(['TOO_BIG', true]);
        return;
      }
      expect(paid).toBeGreaterThanOrEqual(wanted);
      expect(await payoutWith(tx, invoicer, id, lines, price as number)).toBe(paid);
      if (price !== 0)
        expect(await payoutWith(tx, invoicer, id, lines, (price as number) - 1)).toBeLessThan(
          wanted,
        );
    });
    await fc.assert(property, { numRuns: 15, endOnFailure: true });
  }));

test(
  'no price without a quantity, below the payout of the other lines, above the limit, or for a line that is not salary',
  withInvoicer(
    () => database,
    async (tx, invoicer) => {
      const mileage = { lineType: 'MILEAGE', quantity: '10', unitPrice: 530, vatRate: '0' };
      const { id } = await makeDraft(tx, invoicer, {
        lines: [invoicer.work, { ...invoicer.work, quantity: null }, mileage],
      });
      const refusalOf = async (position: number, payout: number) => {
        const { price, refusal } = await priceFor(tx, id, position, payout);
        expect(price).toBeNull();
        return refusal;
      };
      expect(await refusalOf(1, 500_000)).toBe('BLANK');
      expect(await refusalOf(2, 500_000)).toBe('INVALID');
      expect(await refusalOf(3, 500_000)).toBe('INVALID');
      expect(await refusalOf(0, 1)).toBe('TOO_SMALL');
      expect(await refusalOf(0, 9_007_199_254_740_991)).toBe('TOO_BIG');
    },
  ),
);
