import { beforeAll, expect, test } from 'vitest';
import { actor } from '../../support/actor.ts';
import { expectRefusals } from '../../support/expect-refusals.ts';
import { type SharedDatabase, sharedDatabase } from '../../support/shared-database.ts';
import type { TestTransaction } from '../../support/test-transaction.ts';
import { credit, makePublished, publishCredit } from '../invoicing/credit/credit.ts';
import { jobs, workerCall } from '../invoicing/worker-call.ts';
import { call } from '../payout/call.ts';
import { atPayouts, type PayoutInvoicer, paidInvoice, payAll } from './payouts.ts';
import { registerPayment } from './register-payment.ts';

// Goal: the a-melding of a month has the contents of its slips, or lists the missing facts with their users.
// Method: a payout moved into the past, completed fact by fact.

let database: SharedDatabase;
beforeAll(async () => {
  database = await sharedDatabase();
});

const test_ = (
  name: string,
  work: (tx: TestTransaction, invoicer: PayoutInvoicer) => Promise<void>,
) =>
  test(
    name,
    atPayouts(() => database, work),
  );

async function paidInMarch(
  tx: TestTransaction,
  invoicer: PayoutInvoicer,
  more: object[] = [],
): Promise<void> {
  await paidInvoice(tx, invoicer, { lines: [invoicer.work, ...more] });
  await payAll(tx, invoicer);
  await tx.query(`set local session_replication_role = 'replica'`);
  await tx.query(`update app_public.salary_slips set payout_on = '2025-03-20'`);
  await tx.query(`set local session_replication_role = 'origin'`);
}

const make = (tx: TestTransaction, who: PayoutInvoicer['finance'], month = '2025-03-14') =>
  call(tx, who, 'create_payroll_report', { month });

const gapsOf = (tx: TestTransaction, id: string) =>
  tx.query(
    `select gap::text, freelance_profile_id as profile from app_public.payroll_gaps where payroll_report_id = $1 order by payroll_gaps.gap`,
    [id],
  );

const asFinance = (tx: TestTransaction, invoicer: PayoutInvoicer, text: string) =>
  tx.as(invoicer.finance, (client) => client.query(text));

test_(
  'missing facts are listed with their profile, and no file is written',
  async (tx, invoicer) => {
    await paidInMarch(tx, invoicer);
    await tx.query('update app_public.invoicing_settings set sub_unit_number = null');
    const first = await make(tx, invoicer.finance);
    expect(first).toMatchObject({ gap_count: 2, recipient_count: 1, month_on: '2025-03-01' });
    expect(await gapsOf(tx, first.id)).toEqual([
      { gap: 'SUB_UNIT', profile: null },
      { gap: 'OCCUPATION', profile: invoicer.profile.id },
    ]);
    expect(await jobs(tx)).not.toContain('settlement/write_payroll_report');
    expect(await workerCall(tx, 'payroll_report_payload', first.id)).toBeNull();

    await asFinance(
      tx,
      invoicer,
      `update app_public.invoicing_settings set sub_unit_number = '974760673'`,
    );
    await asFinance(
      tx,
      invoicer,
      `update app_public.work_relations set occupation_code = '2512109'`,
    );
    const whole = await make(tx, invoicer.finance);
    expect(whole).toMatchObject({
      gap_count: 0,
      replaces_id: null,
      gross_salary_minor: 832_603,
      salary_tax_amount_minor: 249_700,
      employer_tax_minor: 117_300,
    });
    expect(await jobs(tx)).toContain('settlement/write_payroll_report');
    const answer = await workerCall<Record<string, unknown>>(
      tx,
      'payroll_report_payload',
      whole.id,
    );
    expect(answer).toMatchObject({
      month: '2025-03',
      subUnitNumber: '974760673',
      employerTaxPercent: 14.1,
      withheld: [{ day: '2025-03-20', amount: 249_700 }],
      recipients: [{ occupation: '2512109', startsOn: '2026-03-02', grossSalary: 832_603 }],
    });
    expect(JSON.stringify(answer)).not.toMatch(/"\d{11}"/);
  },
);

const trip = {
  purpose: 'Konsert',
  startDate: '2026-06-01',
  startTime: '08:00',
  endTime: '08:00',
  lodging: 'HOTEL',
  lodgingName: 'Hotell Norge, Bergen',
};
const diet = (report: object | null) => ({
  lineType: 'DIET',
  quantity: '1',
  vatRate: '0',
  travelReport: report,
  addressFrom: 'Oslo',
  addressTo: 'Bergen',
  dietNonTaxableUnitPrice: 20_000,
});

test_('diet is reported by the lodging of its trips', async (tx, invoicer) => {
  await paidInMarch(tx, invoicer, [
    diet({ ...trip, endDate: '2026-06-03' }),
    diet({ ...trip, startDate: '2026-06-08', endDate: '2026-06-09', lodgingName: null }),
    diet({ ...trip, startDate: '2026-06-15', endDate: '2026-06-16', lodging: 'WITHOUT_COOKING' }),
    diet({
      ...trip,
      startDate: '2026-06-22',
      endDate: '2026-06-22',
      endTime: '18:00',
      lodging: null,
    }),
  ]);
  const { id } = await make(tx, invoicer.finance);
  expect((await gapsOf(tx, id)).map(({ gap }) => gap)).not.toContain('LODGING');
  const [rendered] = await tx.query<{ diets: object[] }>(
    `select payload #> '{recipients,0,diets}' as diets from app_public.payroll_reports`,
  );
  expect(rendered?.diets).toEqual([
    { lodging: 'DAY_TRIP', amount: 20_000, days: 1 },
    { lodging: 'HOTEL', amount: 138_600, days: 2 },
    { lodging: 'WITH_COOKING', amount: 10_700, days: 1 },
    { lodging: 'WITHOUT_COOKING', amount: 40_000, days: 1 },
  ]);
});

const drive = {
  lineType: 'MILEAGE',
  quantity: '100',
  unitPrice: 530,
  vatRate: '0',
  addressFrom: 'Oslo',
  addressTo: 'Moss',
  travelReport: { purpose: 'Konsert', startDate: '2026-06-01' },
};

const renderedFor = async (tx: TestTransaction, id: string) => {
  const [row] = await tx.query<{ recipient: Record<string, unknown> }>(
    `select payload #> '{recipients,0}' as recipient from app_public.payroll_reports where id = $1`,
    [id],
  );
  return row!.recipient;
};

test_(
  'driving and diet above the tax-free rates are reported by their kind',
  async (tx, invoicer) => {
    await paidInMarch(tx, invoicer, [drive, { ...diet(null), dietTaxableUnitPrice: 50_000 }]);
    const { id } = await make(tx, invoicer.finance);
    const recipient = await renderedFor(tx, id);
    // 11 230.00: fee 561.50, taxed 10 680.00, of which 180.00 is driving and 500.00 is diet. The salary is 8 868.10.
    expect(recipient).toMatchObject({
      grossSalary: 886_810,
      mileage: { amount: 35_000, kilometres: 100 },
      taxedAllowances: [
        { kind: 'DIET', amount: 41_517, quantity: 1 },
        { kind: 'MILEAGE', amount: 14_946, quantity: 100 },
      ],
    });
  },
);

test_('a credit note of a later month reduces driving below zero', async (tx, invoicer) => {
  const invoice = await makePublished(tx, invoicer, [invoicer.work, drive]);
  await registerPayment(tx, invoice.id, invoicer);
  await payAll(tx, invoicer);
  await publishCredit(tx, invoicer, (await credit(tx, invoicer, invoice, { 1: '100' })).id);
  await paidInMarch(tx, invoicer);
  await tx.query(`set local session_replication_role = 'replica'`);
  await tx.query(
    `update app_public.salary_slips set payout_on = '2025-02-20' where id = (select min(id::text)::uuid from app_public.salary_slips)`,
  );
  await tx.query(`set local session_replication_role = 'origin'`);
  const recipient = await renderedFor(tx, (await make(tx, invoicer.finance)).id);
  // 530.00 of 10 530.00 are credited, and the same share of each part of the invoice.
  expect(recipient).toMatchObject({
    mileage: { amount: -1_761, kilometres: -5.03 },
    taxedAllowances: [{ kind: 'MILEAGE', amount: -753, quantity: -5.03 }],
  });
});

test_('diet with an entered price lacks its lodging', async (tx, invoicer) => {
  await paidInMarch(tx, invoicer, [diet(null)]);
  const { id } = await make(tx, invoicer.finance);
  expect(await gapsOf(tx, id)).toContainEqual({ gap: 'LODGING', profile: invoicer.profile.id });
});

test_('an unsupported number is reported with its profile', async (tx, invoicer) => {
  await paidInMarch(tx, invoicer);
  const { id } = await make(tx, invoicer.finance);
  for (const _ of [1, 2]) {
    await workerCall(tx, 'record_payroll_gap', id, invoicer.profile.id, 'NATIONAL_NUMBER');
  }
  const gaps = await gapsOf(tx, id);
  expect(gaps).toContainEqual({ gap: 'NATIONAL_NUMBER', profile: invoicer.profile.id });
  const [report] = await tx.query(`select gap_count::int as gaps from app_public.payroll_reports`);
  expect(report).toEqual({ gaps: gaps.length });
});

test_(
  'a report is refused for months without pay, not over or unsettled, and to others',
  async (tx, invoicer) => {
    await paidInMarch(tx, invoicer);
    const invalid = [{ code: 'INVALID', path: 'month' }];
    await expectRefusals(make(tx, invoicer.finance, '2025-04-01'), invalid);
    await expectRefusals(make(tx, invoicer.finance, '2999-01-01'), invalid);
    for (const who of [actor.operator('REVIEW'), actor.operator('READ')]) {
      await expectRefusals(make(tx, who), [{ code: 'UNAUTHORIZED' }]);
    }
    await tx.query(`set local session_replication_role = 'replica'`);
    await tx.query(
      `insert into app_public.salary_slips select (jsonb_populate_record(s, jsonb_build_object('id', uuidv7(), 'payout_id', uuidv7(),
       'issued_at', null, 'year_to_date', null))).* from app_public.salary_slips s`,
    );
    await tx.query(`set local session_replication_role = 'origin'`);
    await expectRefusals(make(tx, invoicer.finance), [{ code: 'INVALID_ACTION', path: 'month' }]);
  },
);

test_('only operators of finance complete facts', async (tx, invoicer) => {
  await paidInMarch(tx, invoicer);
  const text = `update app_public.work_relations set occupation_code = '2512109' returning id`;
  const changed = await tx.as(actor.operator('REVIEW'), (client) => client.query(text));
  expect(changed.rowCount).toBe(0);
  await tx.query('savepoint before');
  await expect(tx.as(invoicer.owner, (client) => client.query(text))).rejects.toThrow(
    /permission denied/,
  );
  await tx.query('rollback to before');
});
