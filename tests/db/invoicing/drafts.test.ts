import { beforeAll, describe, expect, test } from 'vitest';
import { expectRefusals } from '../../support/expect-refusals.ts';
import { type SharedDatabase, sharedDatabase } from '../../support/shared-database.ts';
import type { TestTransaction } from '../../support/test-transaction.ts';
import { call } from '../payout/call.ts';
import { dayFromNow } from './day-from-now.ts';
import { type Invoicer, makeDraft, makeInvoicer } from './draft.ts';
import { withInvoicer } from './with-invoicer.ts';

// Goal: every rule of an invoice refuses with its own code at its own path, all at once.
// Method: a draft that could be submitted, with one error at a time, and once all errors.

let database: SharedDatabase;
beforeAll(async () => {
  database = await sharedDatabase();
});

const submit = (tx: TestTransaction, invoicer: Invoicer, id: string) =>
  call(tx, invoicer.owner, 'submit_invoice', { id });

describe('a draft', () => {
  // Requirements: A6.42, B1.10, B6.1
  test(
    'is written by owners and admins only, with the feature on',
    withInvoicer(
      () => database,
      async (tx, invoicer) => {
        await expectRefusals(call(tx, invoicer.member, 'create_invoice', {}), [
          { code: 'UNAUTHORIZED' },
        ]);
        await call(tx, invoicer.admin, 'create_invoice', {});
        await tx.query('update app_public.accounts set invoices_enabled = false where id = $1', [
          invoicer.accountId,
        ]);
        await expectRefusals(call(tx, invoicer.owner, 'create_invoice', {}), [
          { code: 'UNAUTHORIZED' },
        ]);
      },
    ),
  );

  test(
    'may be empty',
    withInvoicer(
      () => database,
      async (tx, invoicer) => {
        const draft = await call(tx, invoicer.owner, 'create_invoice', {});
        expect(draft).toMatchObject({
          amount_minor: 0,
          calculation_error: null,
          platform_fee_percent: null,
        });
      },
    ),
  );

  test(
    'has sums but no parts until it has a profile',
    withInvoicer(
      () => database,
      async (tx, invoicer) => {
        const draft = await call(tx, invoicer.owner, 'create_invoice', { lines: [invoicer.work] });
        expect(draft).toMatchObject({
          amount_minor: 1_000_000,
          vat_minor: 250_000,
          payout_amount_minor: 0,
        });
      },
    ),
  );

  // Requirements: B8.8
  test(
    'that cannot be computed keeps its lines and reports the error',
    withInvoicer(
      () => database,
      async (tx, invoicer) => {
        const lines = [
          {
            lineType: 'EXPENSE',
            description: 'Tog',
            quantity: '1',
            unitPrice: 50_000,
            vatRate: '0',
          },
        ];
        const draft = await makeDraft(tx, invoicer, { lines });
        expect(draft).toMatchObject({
          amount_minor: 50_000,
          platform_fee_amount_minor: 0,
          payout_amount_minor: 0,
          calculation_error: 'INVOICE_CALCULATION_FAILED',
        });
        await expectRefusals(submit(tx, invoicer, draft.id), [
          { code: 'INVOICE_CALCULATION_FAILED', path: 'lines' },
          { code: 'BLANK', path: 'receipts' },
        ]);
        const mended = await call(tx, invoicer.owner, 'update_invoice', {
          id: draft.id,
          lines: [invoicer.work],
        });
        expect(mended).toMatchObject({ calculation_error: null, payout_amount_minor: 582_822 });
      },
    ),
  );

  test(
    'cannot use rows of another account, or unknown ones',
    withInvoicer(
      () => database,
      async (tx, invoicer) => {
        const other = await makeInvoicer(tx);
        const foreign = {
          freelanceProfileId: other.profile.id,
          bankAccountId: other.profile.id,
          clientId: other.client.id,
          senderReferencePerson: { id: other.client.id },
          clientReferencePerson: { id: other.client.id },
        };
        await expectRefusals(
          call(tx, invoicer.owner, 'create_invoice', foreign),
          Object.keys(foreign).map((path) => ({ code: 'INVALID', path })),
        );
        const draft = await makeDraft(tx, invoicer);
        await expectRefusals(
          call(tx, invoicer.owner, 'update_invoice', { id: draft.id, clientId: other.client.id }),
          [{ code: 'INVALID', path: 'clientId' }],
        );
        for (const name of ['update', 'submit', 'destroy', 'duplicate', 'resolve'].map(
          (verb) => `${verb}_invoice`,
        )) {
          await expectRefusals(call(tx, other.owner, name, { id: draft.id }), [
            { code: 'INVALID', path: 'id' },
          ]);
        }
      },
    ),
  );

  test(
    'has valid lines, or reports all invalid ones at once',
    withInvoicer(
      () => database,
      async (tx, invoicer) => {
        const lines = [
          { ...invoicer.work, vatRate: '13' },
          { lineType: 'EXTRA', quantity: '-1', unitPrice: -1, vatRate: '25' },
          { lineType: 'EXTRA', quantity: '0.005', unitPrice: 1_000_000_001 },
          { ...invoicer.work, workReport: { startDate: '2026-03-06', endDate: '2026-03-05' } },
          { lineType: 'MILEAGE', dependentOnPosition: 1 },
          { ...invoicer.work, occupationCodeId: invoicer.client.id },
          { quantity: '1' },
        ];
        await expectRefusals(
          makeDraft(tx, invoicer, { lines, invoicedOn: dayFromNow(31), dueOn: dayFromNow(20) }),
          [
            { code: 'INCLUSION', path: 'lines.0.vatRate' },
            { code: 'TOO_SMALL', path: 'lines.1.quantity' },
            { code: 'TOO_SMALL', path: 'lines.1.unitPrice' },
            { code: 'INVALID', path: 'lines.2.quantity' },
            { code: 'TOO_BIG', path: 'lines.2.unitPrice' },
            { code: 'INVALID', path: 'lines.3.workReport.endDate' },
            { code: 'INVALID', path: 'lines.4.dependentOnPosition' },
            { code: 'INVALID', path: 'lines.5.occupationCodeId' },
            { code: 'BLANK', path: 'lines.6.lineType' },
            { code: 'INVALID_INVOICED_ON', path: 'invoicedOn' },
            { code: 'INVALID', path: 'dueOn' },
          ],
        );
      },
    ),
  );

  // Requirements: B5.16
  test.each([
    [-90, -90, []],
    [30, 120, []],
    [-91, -80, [{ code: 'INVALID_INVOICED_ON', path: 'invoicedOn' }]],
    [0, 91, [{ code: 'INVALID', path: 'dueOn' }]],
    [0, -1, [{ code: 'INVALID', path: 'dueOn' }]],
  ])('dated %i days from now and due in %i', async (invoiced, due, refusals) => {
    await withInvoicer(
      () => database,
      async (tx, invoicer) => {
        const made = makeDraft(tx, invoicer, {
          invoicedOn: dayFromNow(invoiced),
          dueOn: dayFromNow(due),
        });
        await (refusals.length > 0 ? expectRefusals(made, refusals) : made);
      },
    )();
  });

  // Requirements: B4.6
  test(
    'is deleted with its lines and receipts',
    withInvoicer(
      () => database,
      async (tx, invoicer) => {
        const draft = await makeDraft(tx, invoicer);
        await call(tx, invoicer.owner, 'destroy_invoice', { id: draft.id });
        const left = await tx.query('select from app_public.invoice_lines where invoice_id = $1', [
          draft.id,
        ]);
        expect(left).toHaveLength(0);
      },
    ),
  );
});
