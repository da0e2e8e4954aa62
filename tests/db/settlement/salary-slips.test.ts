import { beforeAll, expect, test } from 'vitest';
import { type SharedDatabase, sharedDatabase } from '../../support/shared-database.ts';
import type { TestTransaction } from '../../support/test-transaction.ts';
import { credit, makePublished, publishCredit } from '../invoicing/credit/credit.ts';
import { makeDraft, makeInvoicer } from '../invoicing/draft.ts';
import { publish } from '../invoicing/publish.ts';
import { jobs } from '../invoicing/worker-call.ts';
import { call } from '../payout/call.ts';
import {
  atPayouts,
  bankSays,
  type PayoutInvoicer,
  paidInvoice,
  payAll,
  payoutsOf,
  readyForPayout,
  sentRun,
} from './payouts.ts';
import { registerPayment } from './register-payment.ts';
import { readBy, registerCard, slipsOf } from './salary-slips.ts';

// Goal: a slip states its payout to the øre, once the bank has paid it.
// Method: payouts with every kind of line, card and order.

let database: SharedDatabase;
beforeAll(async () => {
  database = await sharedDatabase();
});

const test_ = (name: string, work: (tx: TestTransaction, at: PayoutInvoicer) => Promise<void>) =>
  test(
    name,
    atPayouts(() => database, work),
  );

/** A line of each kind, in øre: work of 10 000.00 and lines that are wholly or partly untaxed. */
const allowances = (work: object) => [
  work,
  { lineType: 'EXPENSE', description: 'Papir', quantity: '1', unitPrice: 48_950, vatRate: '0' },
  {
    lineType: 'MILEAGE',
    description: 'Kjøring',
    quantity: '100',
    unitPrice: 530,
    vatRate: '0',
    addressFrom: 'Oslo',
    addressTo: 'Moss',
    dependentOn: 0,
  },
];

async function paidWithReceipt(tx: TestTransaction, at: PayoutInvoicer): Promise<void> {
  const { id } = await makeDraft(tx, at, { lines: allowances(at.work) });
  const [file] = await tx.query<{ id: string }>(
    `insert into app_public.files (account_id, filename, content_type, byte_size, sha256, storage_key)
     values ($1, 'k.pdf', 'application/pdf', 1, sha256('k'), 'k.pdf') returning id`,
    [at.accountId],
  );
  const attributes = { file: file!.id };
  await call(tx, at.owner, 'create_receipt', { invoiceId: id, attributes });
  await publish(tx, at, id);
  await registerPayment(tx, id);
}

// Requirements: B3.40
test_(
  'a slip is prepared with the approval, and readable and rendered after the payment',
  async (tx, at) => {
    await registerCard(tx, at, { kind: 'TABLE', percent: '32' });
    await paidInvoice(tx, at);
    const runId = await sentRun(tx, at);
    expect(await slipsOf(tx, at)).toMatchObject([{ issued: false, year: null }]);
    expect(await readBy(tx, at.owner)).toBe(0);
    expect(await jobs(tx)).not.toContain('settlement/render_salary_slip');

    const [payout] = await payoutsOf(tx, runId);
    await bankSays(tx, payout!, 'ACSC');
    await bankSays(tx, payout!, 'BOOK');
    const [slip] = await slipsOf(tx, at);
    // 10 000.00: fee 500.00, contribution 1 173.97, salary 8 326.03, 32 % of it 2 664.33, rounded down.
    expect(slip).toMatchObject({
      issued: true,
      fee: 50_000,
      employer: 117_397,
      gross: 832_603,
      percent: 32,
      tax: 266_400,
      attachment: 0,
      allowances: 0,
      adjustment: 0,
      returned: 0,
      payout: 566_203,
      year: { grossSalary: 832_603, tax: 266_400, attachment: 0, allowances: 0, payout: 566_203 },
    });
    expect(slip!.payload).toMatchObject({
      taxPercent: 32,
      taxed: 832_603,
      estimatedTax: 266_433,
      taxReasons: ['WHOLE_KRONER'],
      taxCard: { kind: 'TABLE', percent: 32 },
      amount: 1_000_000,
      platformFee: 50_000,
      employerTax: 117_397,
      payout: 566_203,
      invoices: [{ clientName: 'Fjell og Fjord AS', amount: 1_000_000, grossSalary: 832_603 }],
      period: { from: '2026-03-02', to: '2026-03-06' },
    });
    expect(await readBy(tx, at.owner)).toBe(1);
    expect(await readBy(tx, (await makeInvoicer(tx)).owner)).toBe(0);
    const queued = (await jobs(tx)).filter((task) => task === 'settlement/render_salary_slip');
    expect(queued).toHaveLength(1);
  },
);

test_(
  'without a card half is withheld, and the slip gives the reason of the difference',
  async (tx, at) => {
    await tx.query('delete from app_public.tax_cards');
    await paidInvoice(tx, at);
    await payAll(tx, at);
    const [slip] = await slipsOf(tx, at);
    expect(slip).toMatchObject({ percent: 50, tax: 416_300, payout: 416_303 });
    expect(slip!.payload).toMatchObject({
      taxCard: null,
      estimatedTax: 249_781,
      taxReasons: ['NO_CARD', 'WHOLE_KRONER'],
    });
  },
);

test_('allowances are listed by kind and not taxed', async (tx, at) => {
  await registerCard(tx, at, { kind: 'PERCENT', percent: '30' });
  await paidWithReceipt(tx, at);
  await payAll(tx, at);
  const [slip] = await slipsOf(tx, at);
  // The tax-free rate of driving is 3.50 a kilometre.
  const untaxed = 48_950 + 35_000;
  expect(slip).toMatchObject({ allowances: untaxed, percent: 30 });
  expect(slip!.payload.allowances).toEqual([
    { kind: 'EXPENSE', amount: 48_950, quantity: 1 },
    { kind: 'MILEAGE', amount: 35_000, quantity: 100 },
  ]);
  const { gross, tax, payout, fee, employer } = slip as unknown as Record<string, number>;
  expect(payout).toBe(gross! - tax! + untaxed);
  expect(fee! + employer! + gross! + untaxed).toBe(1_000_000 + 48_950 + 53_000);
});

test_('each slip of a run has its own invoices, card and allowances', async (tx, at) => {
  const other = { ...at, ...(await makeInvoicer(tx)) };
  await readyForPayout(tx, other);
  await registerCard(tx, at, { kind: 'PERCENT', percent: '30' });
  await registerCard(tx, other, { kind: 'TABLE', percent: '40' });
  await paidWithReceipt(tx, at);
  await paidInvoice(tx, other);
  await payAll(tx, at);
  const [own] = await slipsOf(tx, at);
  const [others] = await slipsOf(tx, other);
  expect(own).toMatchObject({ allowances: 83_950, percent: 30 });
  expect(own!.payload).toMatchObject({
    taxCard: { kind: 'PERCENT' },
    invoices: [{ allowances: 83_950 }],
  });
  expect(others).toMatchObject({ allowances: 0, percent: 40, gross: 832_603, tax: 333_000 });
  expect(others!.payload).toMatchObject({ allowances: [], taxCard: { kind: 'TABLE' } });
  expect(others!.payload.invoices).toHaveLength(1);
  const added = await tx.query<{ row_id: string }>(
    `select row_id from app_public.audit_entries where table_name = 'salary_slips' and operation = 'INSERT'`,
  );
  expect(added).toHaveLength(2);
});

test_(
  'an exemption card taxes the pay above its limit, over all payouts of the year',
  async (tx, at) => {
    await registerCard(tx, at, { kind: 'FREE', freeLimit: 1_000_000 });
    await paidInvoice(tx, at);
    await payAll(tx, at);
    await paidInvoice(tx, at);
    await payAll(tx, at);
    const [first, second] = await slipsOf(tx, at);
    expect(first).toMatchObject({ tax: 0, gross: 832_603, payout: 832_603 });
    expect(first!.payload).toMatchObject({ taxed: 0, estimatedTax: 0, taxReasons: [] });
    const taxed = 2 * 832_603 - 1_000_000;
    expect(second).toMatchObject({ tax: Math.floor(taxed / 200) * 100 });
    expect(second!.payload).toMatchObject({ taxed, taxReasons: ['FREE_LIMIT', 'WHOLE_KRONER'] });
    expect(second!.year).toMatchObject({ grossSalary: 2 * 832_603 });
  },
);

test_('an attachment is deducted after tax, and once per month', async (tx, at) => {
  await registerCard(tx, at, { kind: 'PERCENT', percent: '30' });
  await call(tx, at.finance, 'create_attachment_order', {
    attributes: {
      freelanceProfileId: at.profile.id,
      reference: 'NAM-1',
      monthlyAmount: 700_000,
      startsOn: '2026-01-01',
    },
  });
  await paidInvoice(tx, at);
  await paidInvoice(tx, at);
  await payAll(tx, at);
  const [first] = await slipsOf(tx, at);
  expect(first).toMatchObject({ attachment: 700_000, tax: 499_500, payout: 465_706 });
  expect(first!.payload.attachmentReference).toBe('NAM-1');
  await paidInvoice(tx, at);
  await payAll(tx, at);
  expect((await slipsOf(tx, at))[1]).toMatchObject({ attachment: 0 });
});

test_('a rejected payout has no slip, and the next one has its own', async (tx, at) => {
  await paidInvoice(tx, at);
  const runId = await sentRun(tx, at);
  await bankSays(tx, (await payoutsOf(tx, runId))[0]!, 'RJCT', 'AC01');
  await payAll(tx, at);
  const slips = await slipsOf(tx, at);
  expect(slips).toMatchObject([
    { issued: false, withdrawn: true },
    { issued: true, withdrawn: false, year: { grossSalary: 832_603 } },
  ]);
  expect(await readBy(tx, at.owner)).toBe(1);
});

test_('a returned payout is paid again without being taxed again', async (tx, at) => {
  await paidInvoice(tx, at);
  const runId = await sentRun(tx, at);
  const [payout] = await payoutsOf(tx, runId);
  await bankSays(tx, payout!, 'ACSC');
  await bankSays(tx, payout!, 'RTRN', 'AC04');
  await payAll(tx, at);
  const [first, second] = await slipsOf(tx, at);
  expect(first).toMatchObject({ issued: true, withdrawn: false });
  expect(second).toMatchObject({
    gross: 0,
    tax: 0,
    returned: payout!.amount,
    payout: payout!.amount,
  });
  expect(second!.year).toMatchObject({ grossSalary: 832_603, payout: payout!.amount });
});

test_('a credit note after publication reduces the slip by kind', async (tx, at) => {
  await registerCard(tx, at, { kind: 'PERCENT', percent: '30' });
  const invoice = await makePublished(tx, at);
  await publishCredit(tx, at, (await credit(tx, at, invoice, { 0: '4' })).id);
  await registerPayment(tx, invoice.id);
  await payAll(tx, at);
  const [slip] = await slipsOf(tx, at);
  const { fee, employer, gross, allowances: untaxed } = slip as unknown as Record<string, number>;
  const [left] = await tx.query<{ amount: number }>(
    'select remaining_amount_minor::int as amount from app_public.invoices where id = $1',
    [invoice.id],
  );
  expect(fee! + employer! + gross! + untaxed!).toBe(left!.amount);
});

// Requirements: B3.40
test('an organisation has no slip', async () => {
  await atPayouts(
    () => database,
    async (tx, at) => {
      const organization = await makeInvoicer(tx, 'organization');
      const other = { ...at, ...organization };
      await readyForPayout(tx, other);
      await paidInvoice(tx, other);
      await payAll(tx, other);
      expect(await slipsOf(tx, other)).toEqual([]);
      const runs = await tx.query(`select status::text from app_public.payouts`);
      expect(runs).toEqual([{ status: 'PAID' }]);
    },
  )();
});

test_('invoices are in the order of their numbers, in any order of payment', async (tx, at) => {
  const ids: string[] = [];
  for (let count = 0; count < 4; count += 1) {
    const { id } = await makeDraft(tx, at);
    await publish(tx, at, id);
    ids.push(id);
  }
  for (const place of [2, 0, 3, 1]) await registerPayment(tx, ids[place]!, at);
  await sentRun(tx, at);
  const [slip] = await slipsOf(tx, at);
  const { invoices } = slip!.payload as { invoices: { documentNumber: string }[] };
  const numbers = invoices.map(({ documentNumber }) => documentNumber.split('-').at(-1));
  expect(numbers).toEqual(['1', '2', '3', '4']);
});
