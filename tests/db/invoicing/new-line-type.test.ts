// Goal: a new type of line is an enum value and a row, without changes in functions.
// Method: a crossing by boat, with rates of its own, added to this file's database.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../support/create-test-database.ts';
import { expectRefusals } from '../../support/expect-refusals.ts';
import { call } from '../payout/call.ts';
import { makeDraft } from './draft.ts';
import { withInvoicer } from './with-invoicer.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  // A new enum value can be used after its transaction ends.
  await database.committed(async (tx) => {
    await tx.query(`alter type app_public.line_type add value 'CROSSING'`);
    await tx.query(`alter type app_public.line_type add value 'UNRULED'`);
  });
  await database.committed((tx) =>
    tx.query(`
      with rates as (
        insert into app_public.rates (rate_key, value, unit, valid, source) values
          ('crossing_state', 900, 'MINOR', '[2020-01-01,)', 'Test'),
          ('crossing_tax_free', 250, 'MINOR', '[2020-01-01,)', 'Test')
      )
      insert into app_public.line_rules (
        position, line_type, tax, unit, required_fields, belongs_to, starting_rate, tax_free_rate, name_nb, name_en
      ) values
        (6, 'CROSSING', 'ABOVE_RATE', 'KM', '{addressTo}', 'WORK', 'crossing_state', 'crossing_tax_free', 'Overfart', 'Crossing')`),
  );
});
afterAll(() => database.drop());

const crossing = { lineType: 'CROSSING', quantity: '100', unitPrice: 600, vatRate: '0' };
const mileage = { ...crossing, lineType: 'MILEAGE', addressFrom: 'Oslo', addressTo: 'Moss' };

// Requirements: B3.10
test(
  'each type is computed by the tax-free rate of its own row, which is stored with the line',
  withInvoicer(
    () => database,
    async (tx, invoicer) => {
      const lines = [invoicer.work, crossing, mileage];
      const draft = await makeDraft(tx, invoicer, { lines });
      // Taxable are 1 000 000, 100 × 3.50 of the crossing and 100 × 2.50 of the drive, 1 060 000 in all;
      // less 56 000 of fee they are 1 004 000, and divided by 1.141 they are 879 930.
      expect(draft).toMatchObject({
        amount_minor: 1_120_000,
        platform_fee_amount_minor: 56_000,
        gross_salary_minor: 879_930,
      });
      const stored = await tx.query(
        `select amount_minor::int as amount, tax_free_unit_price_minor::int as tax_free, app_public.invoice_lines_unit(l) as unit
         from app_public.invoice_lines l where l.invoice_id = $1 order by l.position`,
        [draft.id],
      );
      expect(stored).toEqual([
        { amount: 1_000_000, tax_free: null, unit: 'HOUR' },
        { amount: 60_000, tax_free: 250, unit: 'KM' },
        { amount: 60_000, tax_free: 350, unit: 'KM' },
      ]);
    },
  ),
);

test(
  'a new line has the starting rate, dependencies and required fields of its row',
  withInvoicer(
    () => database,
    async (tx, invoicer) => {
      const prices = await tx.query(
        `select l.line_type as kind, l.unit_price_minor::int as price
         from app_public.freelance_profiles p, app_public.freelance_profiles_line_rates(p) r, unnest(r.prices) l
         where p.id = $1 and l.unit_price_minor is not null`,
        [invoicer.profile.id],
      );
      expect(prices).toEqual([
        { kind: 'MILEAGE', price: 530 },
        { kind: 'CROSSING', price: 900 },
      ]);
      const lines = [invoicer.work, { ...crossing, dependentOnPosition: 0 }];
      const draft = await makeDraft(tx, invoicer, { lines });
      await expectRefusals(call(tx, invoicer.owner, 'submit_invoice', { id: draft.id }), [
        { code: 'BLANK', path: 'lines.1.addressTo' },
      ]);
      const wrong = {
        id: draft.id,
        lines: [invoicer.work, crossing, { ...crossing, dependentOnPosition: 1 }],
      };
      await expectRefusals(call(tx, invoicer.owner, 'update_invoice', wrong), [
        { code: 'INVALID', path: 'lines.2.dependentOnPosition' },
      ]);
      const whole = { id: draft.id, lines: [invoicer.work, { ...crossing, addressTo: 'Moss' }] };
      await call(tx, invoicer.owner, 'update_invoice', whole);
      expect(await call(tx, invoicer.owner, 'submit_invoice', { id: draft.id })).toMatchObject({
        status: 'SUBMITTED',
      });
      const [document] = await tx.query(
        `select app_private.draw_lines($1, 'NB') #>> '{1,kind}' as kind, app_private.draw_lines($1, 'EN') #>> '{1,kind}' as kind_en`,
        [draft.id],
      );
      expect(document).toEqual({ kind: 'Overfart', kind_en: 'Crossing' });
    },
  ),
);

test(
  'a type without a row is refused',
  withInvoicer(
    () => database,
    async (tx, invoicer) => {
      const lines = [invoicer.work, { ...invoicer.work, lineType: 'UNRULED' }];
      await expectRefusals(makeDraft(tx, invoicer, { lines }), [
        { code: 'INCLUSION', path: 'lines.1.lineType' },
      ]);
    },
  ),
);
