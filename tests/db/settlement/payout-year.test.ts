import { beforeAll, expect, test } from 'vitest';
import type { Actor } from '../../support/actor.ts';
import { type SharedDatabase, sharedDatabase } from '../../support/shared-database.ts';
import type { TestTransaction } from '../../support/test-transaction.ts';
import { makeInvoicer } from '../invoicing/draft.ts';
import { call } from '../payout/call.ts';
import {
  atPayouts,
  bankSays,
  type PayoutInvoicer,
  paidInvoice,
  payAll,
  payoutsOf,
  readyForPayout,
} from './payouts.ts';

// Goal: the sums of a year are those of the ledger and of the salary slips, to the øre.
// Method: payouts of every kind, summed here from the journals and the slips, and compared with the answer that the
// account's users read.

let database: SharedDatabase;
beforeAll(async () => {
  database = await sharedDatabase();
});

const test_ = (name: string, work: (tx: TestTransaction, at: PayoutInvoicer) => Promise<void>) =>
  test(
    name,
    atPayouts(() => database, work),
  );

type Part = Record<string, number> & { starts_on: string | null };

interface Year {
  year: number;
  years: number[];
  total: Part;
  months: Part[];
  clients: { name: string; invoice_count: number; client_paid_minor: number }[];
  returned_minor: number;
}

const yearOf = (tx: TestTransaction, who: Actor, year: number | null = null) =>
  tx.as(who, async (client) => {
    const { rows } = await client.query<{ year: Year }>(
      'select to_jsonb(app_public.payout_year($1)) as year',
      [year],
    );
    return rows[0]!.year;
  });

const PARTS = [
  ...([
    'client_paid',
    'vat',
    'platform_fee',
    'employer_tax',
    'gross_salary',
    'allowances',
  ] as const),
  ...(['adjustment', 'salary_tax', 'attachment', 'payout'] as const),
].map((name) => `${name}_minor`);

/** Received equals paid out, in each month and in the year, and the months add up to the year. */
function expectBalanced({ total, months, clients }: Year): void {
  for (const part of [total, ...months]) {
    const of = (...names: string[]) => names.reduce((sum, name) => sum + part[`${name}_minor`]!, 0);
    expect(of('client_paid', 'adjustment')).toBe(
      of('vat', 'platform_fee', 'employer_tax', 'salary_tax', 'attachment', 'payout'),
    );
  }
  for (const name of PARTS) {
    expect(
      months.reduce((sum, month) => sum + month[name]!, 0),
      name,
    ).toBe(total[name]);
  }
  expect(clients.reduce((sum, one) => sum + one.client_paid_minor, 0)).toBe(
    total.client_paid_minor,
  );
}

/** The sums of the newest issued slip for its year. */
async function slipYear(tx: TestTransaction, at: PayoutInvoicer): Promise<Record<string, number>> {
  const [slip] = await tx.query<{ year: Record<string, number> }>(
    `select year_to_date as year from app_public.salary_slips
     where freelance_profile_id = $1 and issued_at is not null order by id desc limit 1`,
    [at.profile.id],
  );
  return slip!.year;
}

async function expectSlip(tx: TestTransaction, at: PayoutInvoicer): Promise<Year> {
  const slip = await slipYear(tx, at);
  const year = await yearOf(tx, at.owner, slip.year);
  expect(year.total).toMatchObject({
    gross_salary_minor: slip.grossSalary,
    salary_tax_minor: slip.tax,
    attachment_minor: slip.attachment,
    allowances_minor: slip.allowances,
    payout_minor: slip.payout,
  });
  expectBalanced(year);
  return year;
}

test_('a year without payouts is the current year with zeros', async (tx, at) => {
  const year = await yearOf(tx, at.owner);
  expect(year).toMatchObject({ months: [], clients: [], returned_minor: 0, years: [year.year] });
  expect(PARTS.map((name) => year.total[name])).toEqual(PARTS.map(() => 0));
});

test_('two payouts with tax, attachment and allowances match their slips', async (tx, at) => {
  await call(tx, at.finance, 'create_attachment_order', {
    attributes: {
      freelanceProfileId: at.profile.id,
      reference: 'U-1',
      percent: 10,
      startsOn: '2020-01-01',
    },
  });
  await paidInvoice(tx, at);
  await payAll(tx, at);
  await expectSlip(tx, at);
  await paidInvoice(tx, at);
  await paidInvoice(tx, at);
  await payAll(tx, at);
  const { total, clients, months } = await expectSlip(tx, at);
  expect(total).toMatchObject({ client_paid_minor: 3_750_000, vat_minor: 750_000 });
  expect(total.attachment_minor).toBeGreaterThan(0);
  expect(clients).toMatchObject([{ invoice_count: 3, client_paid_minor: 3_750_000 }]);
  expect(months).toHaveLength(1);
  const [ledger] = await tx.query<{ fee: number; employer: number }>(
    `select -sum(e.amount_minor) filter (where a.kind = 'PLATFORM_FEE')::int as fee,
       -sum(e.amount_minor) filter (where a.kind = 'EMPLOYER_TAX')::int as employer
     from app_public.journals j
       join app_public.invoices i on i.id = j.invoice_id and i.account_id = $1
       join app_public.journal_entries e on e.journal_id = j.id
       join app_public.finance_accounts a on a.id = e.finance_account_id`,
    [at.accountId],
  );
  expect(total).toMatchObject({
    platform_fee_minor: ledger!.fee,
    employer_tax_minor: ledger!.employer,
  });
});

test_('a returned payout is reported, and counts once when it is paid again', async (tx, at) => {
  await paidInvoice(tx, at);
  const [payout] = await payoutsOf(tx, await payAll(tx, at));
  await bankSays(tx, payout!, 'RTRN');
  expect((await expectSlip(tx, at)).returned_minor).toBe(payout!.amount);
  await payAll(tx, at);
  const year = await expectSlip(tx, at);
  expect(year.returned_minor).toBe(0);
  expect(year.total).toMatchObject({ payout_minor: payout!.amount, client_paid_minor: 1_250_000 });
});

test_('a sent or rejected payout is not paid', async (tx, at) => {
  await paidInvoice(tx, at);
  const { id } = await call(tx, at.finance, 'create_payout_run', {});
  await call(tx, at.approver, 'approve_payout_run', { id });
  expect((await yearOf(tx, at.owner)).total.payout_minor).toBe(0);
});

test_('a payment reversed after the payout is deducted from the next one', async (tx, at) => {
  const { paymentId } = await paidInvoice(tx, at);
  await payAll(tx, at);
  await call(tx, at.finance, 'create_payment_reversal', { id: paymentId, reason: 'Returned' });
  await paidInvoice(tx, at);
  await paidInvoice(tx, at);
  await payAll(tx, at);
  const { total } = await expectSlip(tx, at);
  expect(total.client_paid_minor).toBe(2_500_000);
});

test_('the year of an organisation has no salary', async (tx, at) => {
  const other = { ...at, ...(await makeInvoicer(tx, 'organization')) };
  await readyForPayout(tx, other);
  await paidInvoice(tx, other);
  const run = await payAll(tx, other);
  const [payout] = await payoutsOf(tx, run);
  const [paid] = await tx.query<{ year: number }>(
    'select extract(year from paid_on)::int as year from app_public.payouts where id = $1',
    [payout!.id],
  );
  const year = await yearOf(tx, other.owner, paid!.year);
  expectBalanced(year);
  expect(year.total).toMatchObject({
    gross_salary_minor: 0,
    salary_tax_minor: 0,
    employer_tax_minor: 0,
    vat_minor: 0,
    payout_minor: payout!.amount,
    client_paid_minor: 1_000_000,
  });
});

test_('another account cannot read the year', async (tx, at) => {
  await paidInvoice(tx, at);
  await payAll(tx, at);
  const stranger = await makeInvoicer(tx);
  const { year } = await slipYear(tx, at);
  const read = await yearOf(tx, stranger.owner, year!);
  expect(read).toMatchObject({ months: [], clients: [] });
  expect(read.total.client_paid_minor).toBe(0);
  await expect(yearOf(tx, at.finance)).rejects.toMatchObject({ code: '42501' });
});
