import { beforeAll, describe, expect, test } from 'vitest';
import { expectRefusals } from '../../support/expect-refusals.ts';
import { type SharedDatabase, sharedDatabase } from '../../support/shared-database.ts';
import type { TestTransaction } from '../../support/test-transaction.ts';
import { call } from '../payout/call.ts';
import { type Invoicer, makeDraft } from './draft.ts';
import { withInvoicer } from './with-invoicer.ts';

// Goal: lines can be added, changed and removed one by one, and the draft adds up every time.
// Method: a draft of two days' work with dependent lines, one call at a time.

let database: SharedDatabase;
beforeAll(async () => {
  database = await sharedDatabase();
});

const mileage = (dependentOnPosition: number) => ({
  lineType: 'MILEAGE',
  quantity: '10',
  unitPrice: 530,
  vatRate: '0',
  addressFrom: 'Oslo',
  addressTo: 'Moss',
  dependentOnPosition,
});

type Place = { id: string; position: number; dependent: number | null; amount: number };

function linesOf(tx: TestTransaction, invoiceId: string) {
  return tx.query<Place>(
    `select id, position, dependent_on_position as dependent, amount_minor::int as amount
     from app_public.invoice_lines where invoice_id = $1 order by position`,
    [invoiceId],
  );
}

async function amountOf(tx: TestTransaction, invoiceId: string): Promise<number> {
  const [row] = await tx.query<{ amount: number }>(
    'select amount_minor::int as amount from app_public.invoices where id = $1',
    [invoiceId],
  );
  return row!.amount;
}

const invoicer = (work: (tx: TestTransaction, at: Invoicer) => Promise<void>) =>
  withInvoicer(() => database, work);

describe('a line', () => {
  test(
    'is added at the end and included in the sum',
    invoicer(async (tx, at) => {
      const draft = await makeDraft(tx, at);
      const line = await call(tx, at.owner, 'create_invoice_line', {
        invoiceId: draft.id,
        attributes: mileage(0),
      });
      expect(line).toMatchObject({ position: 1, amount_minor: 5300, dependent_on_position: 0 });
      expect(await amountOf(tx, draft.id)).toBe(1_005_300);
    }),
  );

  test(
    'keeps absent fields, and is computed with the given ones',
    invoicer(async (tx, at) => {
      const draft = await makeDraft(tx, at);
      const [work] = await linesOf(tx, draft.id);
      const change = (attributes: object) =>
        call(tx, at.owner, 'update_invoice_line', { id: work!.id, attributes });
      const changed = await change({ quantity: '2.5', description: ' ' });
      expect(changed).toMatchObject({
        id: work!.id,
        quantity: 2.5,
        remaining_quantity: 2.5,
        description: null,
        unit_price_minor: 100_000,
        amount_minor: 250_000,
        vat_minor: 62_500,
        occupation_code_id: at.occupationCodeId,
        work_report: { report_type: 'TASK', start_date: '2026-03-02', hours: 10 },
      });
      expect(await amountOf(tx, draft.id)).toBe(250_000);
      expect(await change({ workReport: null })).toMatchObject({ work_report: null });
    }),
  );

  // Requirements: B3.13
  test(
    'that is removed lets the others move up with their dependent lines',
    invoicer(async (tx, at) => {
      const lines = [at.work, mileage(0), at.work, mileage(2), mileage(2)];
      const draft = await makeDraft(tx, at, { lines });
      const before = await linesOf(tx, draft.id);
      await call(tx, at.owner, 'destroy_invoice_line', { id: before[0]!.id });
      const after = await linesOf(tx, draft.id);
      expect(after.map(({ position, dependent }) => [position, dependent])).toEqual([
        [0, null],
        [1, null],
        [2, 1],
        [3, 1],
      ]);
      expect(after.map(({ id }) => id)).toEqual(before.slice(1).map(({ id }) => id));
      expect(after.map(({ amount }) => amount)).toEqual([5300, 1_000_000, 5300, 5300]);
      expect(await amountOf(tx, draft.id)).toBe(1_015_900);
      const belonging = await tx.as(at.member, async (client) => {
        const { rows } = await client.query<{ position: number }>(
          `select d.position from app_public.invoice_lines l, app_public.invoice_lines_dependent_lines(l) d
           where l.id = $1`,
          [after[1]!.id],
        );
        return rows.map(({ position }) => position);
      });
      expect(belonging).toEqual([2, 3]);
    }),
  );

  // Requirements: B3.13
  test(
    'that is not work any more loses its dependent lines',
    invoicer(async (tx, at) => {
      const draft = await makeDraft(tx, at, { lines: [at.work, mileage(0)] });
      const [work] = await linesOf(tx, draft.id);
      await call(tx, at.owner, 'update_invoice_line', {
        id: work!.id,
        attributes: { lineType: 'EXTRA' },
      });
      const [, second] = await linesOf(tx, draft.id);
      expect(second?.dependent).toBeNull();
    }),
  );

  // Requirements: B5.18
  test(
    'is refused with the path of its own field',
    invoicer(async (tx, at) => {
      const draft = await makeDraft(tx, at);
      const [work] = await linesOf(tx, draft.id);
      const wrong = { quantity: '0.005', unitPrice: -1, vatRate: '13', dependentOnPosition: 0 };
      const refusals = [
        { code: 'INVALID', path: 'attributes.quantity' },
        { code: 'TOO_SMALL', path: 'attributes.unitPrice' },
        { code: 'INCLUSION', path: 'attributes.vatRate' },
        { code: 'INVALID', path: 'attributes.dependentOnPosition' },
      ];
      const change = { id: work!.id, attributes: wrong };
      await expectRefusals(call(tx, at.owner, 'update_invoice_line', change), refusals);
      const addition = { invoiceId: draft.id, attributes: wrong };
      await expectRefusals(call(tx, at.owner, 'create_invoice_line', addition), [
        ...refusals,
        { code: 'BLANK', path: 'attributes.lineType' },
      ]);
      await expectRefusals(call(tx, at.member, 'destroy_invoice_line', { id: work!.id }), [
        { code: 'UNAUTHORIZED' },
      ]);
      await expectRefusals(call(tx, at.owner, 'destroy_invoice_line', { id: draft.id }), [
        { code: 'INVALID', path: 'id' },
      ]);
    }),
  );

  test(
    'is one of two hundred at most',
    invoicer(async (tx, at) => {
      const draft = await makeDraft(tx, at, { lines: Array(200).fill(at.work) });
      await expectRefusals(
        call(tx, at.owner, 'create_invoice_line', { invoiceId: draft.id, attributes: at.work }),
        [{ code: 'TOO_BIG', path: 'invoiceId' }],
      );
    }),
  );

  test(
    'of a submitted invoice is immutable',
    invoicer(async (tx, at) => {
      const draft = await makeDraft(tx, at);
      const [work] = await linesOf(tx, draft.id);
      await call(tx, at.owner, 'submit_invoice', { id: draft.id });
      const refusal = [{ code: 'INVOICE_SUBMITTED' }];
      const id = work!.id;
      const attempts = [
        ['create_invoice_line', { invoiceId: draft.id, attributes: at.work }],
        ['update_invoice_line', { id, attributes: { quantity: '1' } }],
        ['destroy_invoice_line', { id }],
      ] as const;
      for (const [name, input] of attempts) {
        await expectRefusals(call(tx, at.owner, name, input), refusal);
      }
    }),
  );
});
