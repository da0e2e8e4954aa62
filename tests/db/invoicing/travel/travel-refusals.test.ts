import { beforeAll, describe, expect, test } from 'vitest';
import { expectRefusals } from '#tests/support/expect-refusals.ts';
import { type SharedDatabase, sharedDatabase } from '#tests/support/shared-database.ts';
import { call } from '../../payout/call.ts';
import { dayFromNow } from '../day-from-now.ts';
import { makeDraft, makeInvoicer } from '../draft.ts';
import { type Trip, tripOf } from './trip.ts';

// Goal: an impossible trip is refused in a draft, and a trip that cannot be claimed at submission. Method: one error
// at a time.

let database: SharedDatabase;
beforeAll(async () => {
  database = await sharedDatabase();
});

const DAY = 24 * 60;
const day = dayFromNow(-20);
const trip: Trip = {
  ...tripOf(2 * DAY, { lodging: 'HOTEL', lodgingName: 'Hotell Norge' }, `${day}T08:00`),
  purpose: 'Konsert',
};
const diet = (report: Partial<Trip> | Record<string, unknown>) => ({
  lineType: 'DIET',
  vatRate: '0',
  addressFrom: 'Oslo',
  addressTo: 'Bergen',
  travelReport: report,
});

describe('a draft refuses', () => {
  test.each([
    ['a return on the day before', { endDate: dayFromNow(-21) }, 'INVALID', 'endDate'],
    [
      'a return an hour before the departure',
      { endDate: day, endTime: '07:00' },
      'INVALID',
      'endTime',
    ],
    ['a return at the time of departure', { endDate: day, endTime: '08:00' }, 'INVALID', 'endTime'],
    ['seconds', { startTime: '08:00:30' }, 'INVALID', 'startTime'],
    ['more than 28 days', tripOf(28 * DAY + 1, {}, `${day}T08:00`), 'TOO_BIG', 'endDate'],
    ['more breakfasts than days', { breakfasts: 3 }, 'TOO_BIG', 'breakfasts'],
    ['more lunches than days', { lunches: 3 }, 'TOO_BIG', 'lunches'],
    ['more dinners than days', { dinners: 3 }, 'TOO_BIG', 'dinners'],
    ['a negative number of meals', { dinners: -1 }, 'TOO_SMALL', 'dinners'],
    ['a long purpose', { purpose: 'x'.repeat(301) }, 'TOO_BIG', 'purpose'],
    ['a long name', { lodgingName: 'x'.repeat(301) }, 'TOO_BIG', 'lodgingName'],
  ])('%s', (_, fault, code, field) =>
    database.rolledBack(async (tx) => {
      const invoicer = await makeInvoicer(tx);
      const lines = [invoicer.work, diet({ ...trip, ...fault })];
      await expectRefusals(makeDraft(tx, invoicer, { lines }), [
        { code, path: `lines.1.travelReport.${field}` },
      ]);
      const draft = await makeDraft(tx, invoicer);
      const addition = { invoiceId: draft.id, attributes: lines[1] };
      await expectRefusals(call(tx, invoicer.owner, 'create_invoice_line', addition), [
        { code, path: `attributes.travelReport.${field}` },
      ]);
    }),
  );

  test('no field of an incomplete trip', () =>
    database.rolledBack(async (tx) => {
      const invoicer = await makeInvoicer(tx);
      for (const report of [
        {},
        { startDate: day },
        { startTime: '08:00', endTime: '07:00' },
        { dinners: 1 },
      ]) {
        const draft = await makeDraft(tx, invoicer, { lines: [diet(report)] });
        expect(draft.amount_minor).toBe(0);
      }
    }));
});

describe('submitting refuses', () => {
  const refused = (report: Record<string, unknown>, refusals: [code: string, field: string][]) =>
    database.rolledBack(async (tx) => {
      const invoicer = await makeInvoicer(tx);
      const draft = await makeDraft(tx, invoicer, { lines: [invoicer.work, diet(report)] });
      await expectRefusals(
        call(tx, invoicer.owner, 'submit_invoice', { id: draft.id }),
        refusals.map(([code, field]) => ({ code, path: `lines.1.travelReport.${field}` })),
      );
    });

  test('a trip without times', () =>
    refused({ purpose: 'Konsert' }, [
      ['BLANK', 'startDate'],
      ['BLANK', 'startTime'],
      ['BLANK', 'endDate'],
      ['BLANK', 'endTime'],
    ]));
  test('a trip under six hours', () =>
    refused(tripOf(5 * 60, {}, `${day}T08:00`), [['TOO_SMALL', 'endTime']]));
  test('a trip that is not over', () =>
    refused(tripOf(2 * DAY, {}, `${dayFromNow(-1)}T08:00`), [['TOO_BIG_OR_EQUAL', 'endDate']]));
  test('a trip before the first rates', () =>
    refused(tripOf(8 * 60, {}, '2024-06-01T08:00'), [['INVALID', 'startDate']]));
  test('characters that cannot be printed', () =>
    refused({ ...trip, purpose: '通訳', lodgingName: '東京' }, [
      ['INVALID', 'purpose'],
      ['INVALID', 'lodgingName'],
    ]));

  test('a drive in the future', () =>
    database.rolledBack(async (tx) => {
      const invoicer = await makeInvoicer(tx);
      const mileage = {
        lineType: 'MILEAGE',
        quantity: '10',
        unitPrice: 530,
        vatRate: '0',
        addressFrom: 'Oslo',
        addressTo: 'Moss',
      };
      const drive = (on: string) => ({
        ...mileage,
        travelReport: { purpose: 'Konsert', startDate: on },
      });
      const lines = [invoicer.work, drive(dayFromNow(0)), drive(dayFromNow(1))];
      const draft = await makeDraft(tx, invoicer, { lines });
      await expectRefusals(call(tx, invoicer.owner, 'submit_invoice', { id: draft.id }), [
        { code: 'TOO_BIG', path: 'lines.2.travelReport.startDate' },
      ]);
    }));

  test('overlapping hours with a line of the same invoice or a submitted one, and accepts the next hour', () =>
    database.rolledBack(async (tx) => {
      const invoicer = await makeInvoicer(tx);
      const submit = (id: string) => call(tx, invoicer.owner, 'submit_invoice', { id });
      const taken = { code: 'TAKEN', path: 'lines.1.travelReport.startDate' };
      const within = tripOf(8 * 60, { purpose: 'Konsert' }, `${dayFromNow(-19)}T09:00`);
      const both = await makeDraft(tx, invoicer, {
        lines: [diet(trip), diet(within), invoicer.work],
      });
      await expectRefusals(submit(both.id), [
        { ...taken, path: 'lines.0.travelReport.startDate' },
        taken,
      ]);
      const first = await makeDraft(tx, invoicer, { lines: [invoicer.work, diet(trip)] });
      const second = await makeDraft(tx, invoicer, { lines: [invoicer.work, diet(within)] });
      expect(await submit(first.id)).toMatchObject({ status: 'SUBMITTED' });
      await expectRefusals(submit(second.id), [taken]);
      const after = tripOf(8 * 60, { purpose: 'Konsert' }, `${trip.endDate}T${trip.endTime}`);
      const third = await makeDraft(tx, invoicer, { lines: [invoicer.work, diet(after)] });
      expect(await submit(third.id)).toMatchObject({ status: 'SUBMITTED' });
    }));
});
