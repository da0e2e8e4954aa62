import { beforeAll, expect, test } from 'vitest';
import { expectRefusals } from '../../support/expect-refusals.ts';
import { type SharedDatabase, sharedDatabase } from '../../support/shared-database.ts';
import type { TestTransaction } from '../../support/test-transaction.ts';
import { call } from '../payout/call.ts';
import { credit, publishCredit, readInvoice } from './credit/credit.ts';
import { dayFromNow } from './day-from-now.ts';
import { makeDraft } from './draft.ts';
import { publish } from './publish.ts';
import { withInvoicer } from './with-invoicer.ts';
import { workerCall } from './worker-call.ts';

// Goal: an invoice is computed with the rates of its own date, and stores them.
// Method: rates that change ten days from now, and the same lines dated before and after.

let database: SharedDatabase;
beforeAll(async () => {
  database = await sharedDatabase();
});

/** Ends a rate and starts its successor on a day. */
async function change(tx: TestTransaction, key: string, value: number, on: string): Promise<void> {
  await tx.query(
    `with ended as (
       update app_public.rates set valid = daterange(lower(valid), $3::date)
       where rate_key = $1 and upper_inf(valid) returning unit
     )
     insert into app_public.rates (rate_key, value, unit, valid, source)
     select $1, $2, unit, daterange($3::date, null), 'Test' from ended`,
    [key, value, on],
  );
}

test(
  'an invoice is computed with the rates of its date',
  withInvoicer(
    () => database,
    async (tx, invoicer) => {
      const turn = dayFromNow(10);
      await change(tx, 'vat_standard', 26, turn);
      await change(tx, 'employer_tax', 10, turn);
      await change(tx, 'platform_fee', 4, turn);
      await change(tx, 'mileage_tax_free', 500, turn);
      const mileage = {
        lineType: 'MILEAGE',
        quantity: '100',
        unitPrice: 600,
        vatRate: '0',
        addressFrom: 'Oslo',
        addressTo: 'Moss',
      };
      const draft = await makeDraft(tx, invoicer, {
        lines: [invoicer.work, mileage],
        invoicedOn: dayFromNow(9),
      });
      const taxFree = () =>
        tx.query(
          `select tax_free_unit_price_minor::int as km from app_public.invoice_lines
           where invoice_id = $1 order by position`,
          [draft.id],
        );
      expect(await taxFree()).toEqual([{ km: null }, { km: 350 }]);
      // Taxable 1 000 000 + 100 × 2.50 − 53 000 of fee is 972 000; divided by 1.141 it is 851 884.
      expect(draft).toMatchObject({
        platform_fee_percent: 5,
        employer_tax_percent: 14.1,
        platform_fee_amount_minor: 53_000,
        gross_salary_minor: 851_884,
        vat_minor: 250_000,
      });
      const later = (input: object) =>
        call(tx, invoicer.owner, 'update_invoice', { id: draft.id, ...input });
      // Taxable 1 000 000 + 100 × 1.00 − 42 400 of fee is 967 600; divided by 1.10 it is 879 636.
      expect(await later({ invoicedOn: turn })).toMatchObject({
        platform_fee_percent: 4,
        employer_tax_percent: 10,
        platform_fee_amount_minor: 42_400,
        gross_salary_minor: 879_636,
      });
      expect(await taxFree()).toEqual([{ km: null }, { km: 500 }]);
      await expectRefusals(call(tx, invoicer.owner, 'submit_invoice', { id: draft.id }), [
        { code: 'INCLUSION', path: 'lines.0.vatRate' },
      ]);
      await expectRefusals(later({ lines: [invoicer.work], invoicedOn: turn }), [
        { code: 'INCLUSION', path: 'lines.0.vatRate' },
      ]);
      await expectRefusals(
        later({ lines: [{ ...invoicer.work, vatRate: '26' }], invoicedOn: dayFromNow(9) }),
        [{ code: 'INCLUSION', path: 'lines.0.vatRate' }],
      );
      const line = { ...invoicer.work, vatRate: '26' };
      expect(await later({ lines: [line], invoicedOn: turn })).toMatchObject({
        vat_minor: 260_000,
      });

      const submitted = await call(tx, invoicer.owner, 'submit_invoice', { id: draft.id });
      await tx.query(`delete from app_public.rates where source = 'Test'`);
      const [stored] = await tx.query(
        'select vat_minor::int, platform_fee_percent::float8 from app_public.invoices where id = $1',
        [submitted.id],
      );
      expect(stored).toEqual({ vat_minor: 260_000, platform_fee_percent: 4 });
    },
  ),
);

test(
  'every VAT rate is refused on a day without VAT rates',
  withInvoicer(
    () => database,
    async (tx, invoicer) => {
      const draft = await makeDraft(tx, invoicer);
      await tx.query(`delete from app_public.rates where rate_key like 'vat%'`);
      const refused = [{ code: 'INCLUSION', path: 'lines.0.vatRate' }];
      await expectRefusals(call(tx, invoicer.owner, 'submit_invoice', { id: draft.id }), refused);
      const line = { ...invoicer.work, vatRate: '99' };
      const change = { id: draft.id, lines: [line] };
      await expectRefusals(call(tx, invoicer.owner, 'update_invoice', change), refused);
    },
  ),
);

test(
  'a new line has the rates of its invoice’s date, or of today without a date',
  withInvoicer(
    () => database,
    async (tx, invoicer) => {
      const turn = dayFromNow(10);
      await change(tx, 'mileage_state', 610, turn);
      await change(tx, 'vat_standard', 26, turn);
      const rates = async (day: string | null) => {
        const [row] = await tx.query<{ mileage: string; vat: string[] }>(
          `select l.unit_price_minor as mileage, r.vat_rates as vat
           from app_public.freelance_profiles p, app_public.freelance_profiles_line_rates(p, $2) r, unnest(r.prices) l
           where p.id = $1 and l.line_type = 'MILEAGE'`,
          [invoicer.profile.id, day],
        );
        return { mileage: Number(row!.mileage), vat: Number(row!.vat[0]) };
      };
      const before = await rates(null);
      expect(await rates(dayFromNow(9))).toEqual(before);
      expect(before.mileage).not.toBe(610);
      expect(await rates(turn)).toEqual({ mileage: 610, vat: 26 });
    },
  ),
);

test(
  'a delivery has the VAT rates of the invoice’s date, also for a credit note',
  withInvoicer(
    () => database,
    async (tx, at) => {
      const turn = dayFromNow(10);
      await change(tx, 'vat_standard', 26, turn);
      const rates = async (invoicedOn: string) => {
        const { id } = await makeDraft(tx, at, {
          invoicedOn,
          dueOn: dayFromNow(30),
          lines: [{ ...at.work, vatRate: invoicedOn < turn ? '25' : '26' }],
        });
        await publish(tx, at, id);
        await call(tx, at.owner, 'send_invoice_via_email', { id });
        const note = await credit(tx, at, await readInvoice(tx, id), { 0: '4' });
        await publishCredit(tx, at, note.id);
        const sendings = await tx.query<{ id: string }>(
          'select id from app_public.deliveries where $1 in (invoice_id, credit_note_id) or $2 in (invoice_id, credit_note_id)',
          [id, note.id],
        );
        return Promise.all(
          sendings.map(async (one) => {
            const payload = await workerCall<{ vatRates: number[] }>(
              tx,
              'delivery_payload',
              one.id,
            );
            return [...payload.vatRates].sort((a, b) => a - b);
          }),
        );
      };
      const [before, after] = [
        [0, 12, 15, 25],
        [0, 12, 15, 26],
      ];
      expect(await rates(dayFromNow(9))).toEqual([before, before]);
      expect(await rates(turn)).toEqual([after, after]);
    },
  ),
);
