import { beforeAll, describe, expect, test } from 'vitest';
import { type SharedDatabase, sharedDatabase } from '#tests/support/shared-database.ts';
import type { TestTransaction } from '#tests/support/test-transaction.ts';
import { call } from '../../payout/call.ts';
import { type Invoicer, makeDraft, makeInvoicer } from '../draft.ts';
import { withInvoicer } from '../with-invoicer.ts';
import { tripOf } from './trip.ts';

// Goal: a line for a trip is computed and taxed by its travel report, and shows what is missing.
// Method: drafts with incomplete trips, read as the freelancer reads them.

let database: SharedDatabase;
beforeAll(async () => {
  database = await sharedDatabase();
});

const invoicer = (work: (tx: TestTransaction, at: Invoicer) => Promise<void>) =>
  withInvoicer(() => database, work);

const DAY = 24 * 60;
const account = {
  purpose: 'Konsert',
  lodging: 'HOTEL',
  lodgingName: 'Hotell Norge, Bergen',
} as const;
const diet = (report: Record<string, unknown>, rest: Record<string, unknown> = {}) => ({
  lineType: 'DIET',
  vatRate: '0',
  addressFrom: 'Oslo',
  addressTo: 'Bergen',
  travelReport: report,
  ...rest,
});
const drive = (report: Record<string, unknown> | null) => ({
  lineType: 'MILEAGE',
  quantity: '100',
  unitPrice: 530,
  vatRate: '0',
  addressFrom: 'Oslo',
  addressTo: 'Moss',
  ...(report && { travelReport: report }),
});

type Read = {
  quantity: number | null;
  amount: number;
  unit: string;
  gaps: string[];
  isTripMissing: boolean | null;
  taxFreeRate: number | null;
  taxable: number | null;
  taxFree: number | null;
  tripTaxFree: number | null;
};

function read(tx: TestTransaction, invoiceId: string) {
  return tx.query<Read>(
    `select quantity::float8, amount_minor::int as amount, app_public.invoice_lines_unit(l) as unit,
       app_public.invoice_lines_tax_free_gaps(l) as gaps, app_public.invoice_lines_is_trip_missing(l) as "isTripMissing", tax_free_unit_price_minor::int as "taxFreeRate",
       diet_taxable_unit_price_minor::int as taxable, diet_non_taxable_unit_price_minor::int as "taxFree",
       app_public.invoice_lines_travel_tax_free_minor(l)::int as "tripTaxFree"
     from app_public.invoice_lines l where invoice_id = $1 order by position`,
    [invoiceId],
  );
}

describe('diet', () => {
  test(
    'with equal days is counted in days',
    invoicer(async (tx, at) => {
      const draft = await makeDraft(tx, at, {
        lines: [at.work, diet({ ...tripOf(3 * DAY), ...account })],
      });
      const [, line] = await read(tx, draft.id);
      expect(line).toEqual({
        quantity: 3,
        amount: 303_600,
        unit: 'DAY',
        gaps: [],
        isTripMissing: false,
        taxFreeRate: null,
        taxable: 31_900,
        taxFree: 69_300,
        tripTaxFree: 207_900,
      });
    }),
  );

  // Requirements: B3.41
  test(
    'with different days is one unit at the sum of its days, whatever quantity and price were sent',
    invoicer(async (tx, at) => {
      const typed = { quantity: '9', dietTaxableUnitPrice: 1, dietNonTaxableUnitPrice: 90_000_000 };
      const trip = { ...tripOf(3 * DAY), ...account, breakfasts: 1 };
      const draft = await makeDraft(tx, at, { lines: [at.work, diet(trip, typed)] });
      const [, line] = await read(tx, draft.id);
      const amount = 303_600 - 20_240;
      const taxFree = 3 * 69_300 - 13_860;
      expect(line).toMatchObject({
        quantity: 1,
        unit: 'PIECE',
        amount,
        taxFree,
        tripTaxFree: taxFree,
        taxable: amount - taxFree,
      });
    }),
  );

  test.each([
    [
      'purpose',
      diet({ ...tripOf(2 * DAY), ...account, purpose: ' ' }),
      ['travelReport.purpose'],
      0,
    ],
    [
      'places',
      diet({ ...tripOf(2 * DAY), ...account }, { addressFrom: null, addressTo: null }),
      ['addressFrom', 'addressTo'],
      0,
    ],
    [
      'lodging',
      diet({ ...tripOf(2 * DAY), ...account, lodging: null }),
      ['travelReport.lodging'],
      0,
    ],
    [
      'the name of the lodging',
      diet({ ...tripOf(2 * DAY), ...account, lodgingName: null }),
      ['travelReport.lodgingName'],
      10_700,
    ],
  ])('without %s is taxed, and reports what is missing', (_, line, gaps, taxFree) =>
    database.rolledBack(async (tx) => {
      const at = await makeInvoicer(tx);
      const draft = await makeDraft(tx, at, { lines: [at.work, line] });
      const [, got] = await read(tx, draft.id);
      expect(got).toMatchObject({ gaps, taxFree, amount: 202_400 });
      const whole = await makeDraft(tx, at, {
        lines: [at.work, diet({ ...tripOf(2 * DAY), ...account })],
      });
      expect(whole.amount_minor).toBe(draft.amount_minor);
      expect(Number(whole.payout_amount_minor)).toBeGreaterThan(Number(draft.payout_amount_minor));
    }),
  );

  // Requirements: B3.41
  test(
    'without dates is zero, and with a stated price is computed from the price',
    invoicer(async (tx, at) => {
      const stated = {
        lineType: 'DIET',
        quantity: '2',
        vatRate: '0',
        dietTaxableUnitPrice: 21_300,
        dietNonTaxableUnitPrice: 63_400,
      };
      const draft = await makeDraft(tx, at, {
        lines: [diet({}), { ...stated, travelReport: null }],
      });
      const [undated, typed] = await read(tx, draft.id);
      expect(undated).toMatchObject({ quantity: null, amount: 0, gaps: ['travelReport.purpose'] });
      expect(typed).toMatchObject({
        quantity: 2,
        amount: 169_400,
        unit: 'DAY',
        gaps: [],
        isTripMissing: true,
        taxFree: 63_400,
      });
    }),
  );

  test(
    'follows its trip when a line is changed, and is removed with its type',
    invoicer(async (tx, at) => {
      const draft = await makeDraft(tx, at, {
        lines: [at.work, diet({ ...tripOf(DAY), ...account })],
      });
      const [, { id }] = (await tx.query(
        'select id from app_public.invoice_lines where invoice_id = $1 order by position',
        [draft.id],
      )) as [unknown, { id: string }];
      const change = (attributes: object) =>
        call(tx, at.owner, 'update_invoice_line', { id, attributes });
      expect(await change({ addressTo: null })).toMatchObject({
        diet_non_taxable_unit_price_minor: 0,
      });
      const longer = await change({
        addressTo: 'Voss',
        travelReport: { ...tripOf(2 * DAY), ...account },
      });
      expect(longer).toMatchObject({
        quantity: 2,
        amount_minor: 202_400,
        diet_non_taxable_unit_price_minor: 69_300,
      });
      expect(await change({ lineType: 'EXTRA' })).toMatchObject({ travel_report: null });
    }),
  );

  test('of an organisation is not taxed, so it has no gaps', () =>
    database.rolledBack(async (tx) => {
      const at = await makeInvoicer(tx, 'organization');
      const typed = {
        ...diet({}),
        travelReport: null,
        quantity: '1',
        dietNonTaxableUnitPrice: 100,
      };
      const draft = await makeDraft(tx, at, { lines: [diet(tripOf(2 * DAY)), typed] });
      expect(await read(tx, draft.id)).toMatchObject([
        { amount: 202_400, gaps: [], isTripMissing: false },
        { amount: 100, gaps: [], isTripMissing: false },
      ]);
    }));

  test(
    'is copied with its trip and specified on the document, without its tax',
    invoicer(async (tx, at) => {
      const trip = { ...tripOf(DAY + 7 * 60), ...account, breakfasts: 1 };
      const draft = await makeDraft(tx, at, { lines: [at.work, diet(trip)] });
      const copy = await call(tx, at.owner, 'duplicate_invoice', { id: draft.id });
      expect(await read(tx, copy.id)).toEqual(await read(tx, draft.id));
      const [rendered] = await tx.query<{ lines: unknown[]; period: unknown }>(
        `select app_private.draw_lines(i.id, 'NB') as lines, app_private.draw_period(i) -> 'period' as period
         from app_public.invoices i where id = $1`,
        [draft.id],
      );
      expect(rendered?.period).toEqual({ from: '2026-03-02', to: '2026-06-02' });
      expect(rendered?.lines[0]).toMatchObject({ travel: null });
      expect(rendered?.lines[1]).toMatchObject({
        addressTo: 'Bergen',
        period: { from: '2026-06-01', to: '2026-06-02' },
        travel: {
          purpose: 'Konsert',
          departure: '2026-06-01T08:00',
          return: '2026-06-02T15:00',
          lodging: 'HOTEL',
          lodgingName: 'Hotell Norge, Bergen',
          breakfasts: 1,
          days: [
            {
              day: '2026-06-01',
              allowance: 'OVERNIGHT',
              rate: 101_200,
              meals: 20_240,
              amount: 80_960,
            },
            {
              day: '2026-06-02',
              allowance: 'SIX_TO_TWELVE_HOURS',
              rate: 39_700,
              meals: 0,
              amount: 39_700,
            },
          ],
        },
      });
      expect(JSON.stringify(rendered?.lines)).not.toContain('ax');
    }),
  );
});

describe('mileage', () => {
  // Requirements: B3.42
  test(
    'with purpose and day is tax free up to the rate, without them it is salary',
    invoicer(async (tx, at) => {
      const day = { startDate: '2026-06-01' };
      const lines = [
        at.work,
        drive({ purpose: 'Konsert', ...day }),
        drive(day),
        drive({ purpose: 'Konsert' }),
        drive(null),
      ];
      const draft = await makeDraft(tx, at, { lines });
      const [, ...drives] = await read(tx, draft.id);
      expect(drives.map(({ gaps, taxFreeRate }) => [taxFreeRate, gaps])).toEqual([
        [350, []],
        [0, ['travelReport.purpose']],
        [0, ['travelReport.startDate']],
        [350, []],
      ]);
      expect(drives.map(({ isTripMissing }) => isTripMissing)).toEqual([false, false, false, true]);
      const [, driving] = await tx.query(
        `select * from app_private.allowance_weights($1) order by kind`,
        [draft.id],
      );
      expect(driving).toMatchObject({
        kind: 'MILEAGE',
        untaxed: '70000',
        untaxed_quantity: '200',
        taxed_quantity: '400',
      });
    }),
  );
});
