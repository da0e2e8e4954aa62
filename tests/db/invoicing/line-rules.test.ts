// Goal: a type of line is defined by its row, and a type without a row is not computed.
import { beforeAll, expect, test } from 'vitest';
import { expectRefusals } from '../../support/expect-refusals.ts';
import { type SharedDatabase, sharedDatabase } from '../../support/shared-database.ts';
import { call } from '../payout/call.ts';
import { makeDraft, makeInvoicer } from './draft.ts';

let database: SharedDatabase;

beforeAll(async () => {
  database = await sharedDatabase();
});

const computed = (lineType: string) => `
  select taxable::int from app_hidden.compute_lines(
    '[{"lineType": "${lineType}", "quantity": 2, "unitPrice": 1000, "taxFreeUnitPrice": 300}]')`;

// Requirements: B3.10
test('every type of line has a row', async () => {
  const without = await database.rolledBack((tx) =>
    tx.query(`
      select t from unnest(enum_range(null::app_public.line_type)) t
      where t not in (select line_type from app_public.line_rules)`),
  );
  expect(without).toEqual([]);
});

test('the required fields of a type are fields of a line, and its rates exist', async () => {
  const unknown = await database.rolledBack((tx) =>
    tx.query(`
      select line_type, field from app_public.line_rules, unnest(required_fields) field
      where not app_hidden.invoice_line_input(null) ? field
      union all
      select line_type, key from app_public.line_rules, unnest(array[starting_rate, tax_free_rate]) key
      where key is not null and key not in (select rate_key from app_public.rates)`),
  );
  expect(unknown).toEqual([]);
});

test('the row decides how a line is taxed', async () => {
  const taxable = await database.rolledBack(async (tx) => {
    const before = await tx.query(computed('EXPENSE'));
    await tx.query(`update app_public.line_rules set tax = 'ABOVE_RATE', tax_free_rate = 'mileage_tax_free'
      where line_type = 'EXPENSE'`);
    return [...before, ...(await tx.query(computed('EXPENSE')))];
  });
  expect(taxable).toEqual([{ taxable: 0 }, { taxable: 1400 }]);
});

test.each(['BENEFIT', 'SOMETHING'])('%s without a row is refused', async (lineType) => {
  const answer = database.rolledBack(async (tx) => {
    await tx.query(`delete from app_public.line_rules where line_type = 'BENEFIT'`);
    return tx.query(computed(lineType));
  });
  await expect(answer).rejects.toThrow(/query returned no rows|invalid input value for enum/);
});

const work = [
  'quantity',
  'unitPrice',
  'occupationCodeId',
  'workReport.startDate',
  'workReport.endDate',
];
const described = ['quantity', 'unitPrice', 'description'];
const driven = ['quantity', 'unitPrice', 'addressFrom', 'addressTo'];
const times = ['startDate', 'startTime', 'endDate', 'endTime'];
const travelled = times.map((name) => `travelReport.${name}`);

// As in `exampleRules.ts` of the portal, whose editor shows them.
test.each([
  ['WORK', [...work, 'workReport.hours'], [...work, 'workReport.startTime', 'workReport.endTime']],
  ['EXTRA', described, described],
  ['EXPENSE', described, described],
  ['MILEAGE', driven, driven],
  ['DIET', travelled, travelled],
])('an empty line of %s has its missing fields', async (lineType, byTask, byClock) => {
  const [row] = await database.rolledBack((tx) =>
    tx.query(
      `select app_public.line_rules_missing_fields(r) as "byTask",
         app_public.line_rules_missing_fields(r, 'TIME') as "byClock"
       from app_public.line_rules r where line_type = $1`,
      [lineType],
    ),
  );
  expect(row).toEqual({ byTask, byClock });
});

test('submission refuses a new line of each type at its required fields', async () => {
  await database.rolledBack(async (tx) => {
    const invoicer = await makeInvoicer(tx);
    const rules = await tx.query<{
      line_type: string;
      missing: string[];
      reported: boolean;
      travels: boolean;
    }>(
      `select line_type, is_travel as travels, 'workReport' = any (required_fields) as reported,
         app_public.line_rules_missing_fields(r) as missing
       from app_public.line_rules r order by position`,
    );
    const lines = rules.map(({ line_type: lineType, reported, travels }) => ({
      lineType,
      vatRate: '25',
      ...(reported && { workReport: { type: 'TASK' } }),
      ...(travels && { travelReport: {} }),
    }));
    const draft = await makeDraft(tx, invoicer, { lines });
    await expectRefusals(call(tx, invoicer.owner, 'submit_invoice', { id: draft.id }), [
      ...rules.flatMap(({ missing }, at) =>
        missing.map((field) => ({ code: 'BLANK', path: `lines.${at}.${field}` })),
      ),
      { code: 'BLANK', path: 'receipts' },
    ]);
  });
});
