import { beforeAll, expect, test } from 'vitest';
import { type SharedDatabase, sharedDatabase } from '../../support/shared-database.ts';
import type { TestTransaction } from '../../support/test-transaction.ts';
import { credit, makePublished, publishCredit } from '../invoicing/credit/credit.ts';
import { call, type Row } from '../payout/call.ts';
import { expectProof } from './expect-proof.ts';
import { ledgerOf } from './ledger-of.ts';
import {
  atPayouts,
  bankSays,
  owedTo,
  type PayoutInvoicer,
  payoutsOf,
  propose,
  sentRun,
} from './payouts.ts';
import { registerPayment } from './register-payment.ts';

// Goal: a credit note after the payment deducts its own share from each account, wherever the money is.
// Method: ten hours of an individual, 10 000.00 and VAT, of which some are credited before, between and after the
// steps.

let database: SharedDatabase;
beforeAll(async () => {
  database = await sharedDatabase();
});

const test_ = (name: string, work: (tx: TestTransaction, at: PayoutInvoicer) => Promise<void>) =>
  test(
    name,
    atPayouts(() => database, work),
  );

async function creditHours(
  tx: TestTransaction,
  at: PayoutInvoicer,
  invoice: Row & { lines: Row[] },
  hours: number,
): Promise<Row> {
  return publishCredit(tx, at, (await credit(tx, at, invoice, { 0: hours })).id);
}

/**
 * The remaining parts of an invoice after its credit notes, as the accounts have them, without the client's money.
 */
async function partsLeft(tx: TestTransaction, id: string) {
  const [row] = await tx.query<Record<string, number>>(
    `select -remaining_vat_minor::int as "VAT", -remaining_platform_fee_amount_minor::int as "PLATFORM_FEE",
       -remaining_employer_tax_amount_minor::int as "EMPLOYER_TAX", -remaining_salary_tax_amount_minor::int as "WITHHELD_TAX",
       -remaining_payout_amount_minor::int as "PAYABLE" from app_public.invoices where id = $1`,
    [id],
  );
  return Object.fromEntries(Object.entries(row!).filter(([, amount]) => amount !== 0));
}

test_('a credit note before the payout reduces the claim of the profile', async (tx, at) => {
  const invoice = await makePublished(tx, at);
  await registerPayment(tx, invoice.id);
  const note = await creditHours(tx, at, invoice, 3);
  const { ROUNDING = 0, BANK, CLIENT_FUNDS, ...parts } = await ledgerOf(tx);
  expect(parts).toEqual(await partsLeft(tx, invoice.id));
  expect(Math.abs(ROUNDING)).toBeLessThanOrEqual(2);
  expect(CLIENT_FUNDS).toBe(-Number(note.total_minor));
  expect(BANK).toBe(Number(invoice.total_minor));
  const [payout] = await payoutsOf(tx, (await propose(tx))!);
  expect(payout!.payable).toBe(-parts.PAYABLE!);
  await expectProof(tx);
});

test_('a credit note after the payout is a debt that reduces the next payout', async (tx, at) => {
  const invoice = await makePublished(tx, at);
  await registerPayment(tx, invoice.id);
  const run = await sentRun(tx, at);
  await bankSays(tx, (await payoutsOf(tx, run))[0]!, 'ACSC');
  const note = await creditHours(tx, at, invoice, 3);
  const debt = -Number(note.payout_amount_minor);
  expect(await owedTo(tx, at)).toBe(debt);
  expect(await propose(tx)).toBeNull();
  await expectProof(tx);

  const next = await makePublished(tx, at);
  await registerPayment(tx, next.id);
  const { id } = await call(tx, at.finance, 'create_payout_run', {});
  const [payout] = await payoutsOf(tx, id);
  expect(payout!.payable).toBe(Number(next.payout_amount_minor) + debt);
  expect(payout!.gross).toBe(Number(next.gross_salary_minor) - Number(note.gross_salary_minor));
  await call(tx, at.approver, 'approve_payout_run', { id });
  const [slip] = await tx.query<{ lines: { documentNumber: string; grossSalary: number }[] }>(
    `select d.payload -> 'invoices' as lines from app_private.salary_slip_documents d
     join app_public.salary_slips s on s.id = d.salary_slip_id where s.payout_id = $1`,
    [payout!.id],
  );
  expect(slip!.lines).toMatchObject([
    {
      documentNumber: note.document_number,
      isCreditNote: true,
      grossSalary: -Number(note.gross_salary_minor),
      platformFee: -Number(note.platform_fee_amount_minor),
    },
    { documentNumber: await number(tx, next.id), isCreditNote: false },
  ]);
  await expectProof(tx);
});

const number = async (tx: TestTransaction, id: string) =>
  (
    await tx.query<{ n: string }>(
      'select document_number as n from app_public.invoices where id = $1',
      [id],
    )
  )[0]!.n;

// Requirements: B10.9
test_('crediting the whole invoice returns the whole amount, to the øre', async (tx, at) => {
  const invoice = await makePublished(tx, at);
  await registerPayment(tx, invoice.id);
  for (const hours of [3, 3, 4]) await creditHours(tx, at, invoice, hours);
  expect(await ledgerOf(tx)).toEqual({
    BANK: Number(invoice.total_minor),
    CLIENT_FUNDS: -Number(invoice.total_minor),
  });
  expect(await owedTo(tx, at)).toBe(0);
  await expectProof(tx);
});

test_('a credit note before the payment posts nothing', async (tx, at) => {
  const invoice = await makePublished(tx, at);
  await creditHours(tx, at, invoice, 3);
  expect(await ledgerOf(tx)).toEqual({});
  await registerPayment(tx, invoice.id);
  const { ROUNDING: _, BANK, ...parts } = await ledgerOf(tx);
  expect(parts).toEqual(await partsLeft(tx, invoice.id));
  await expectProof(tx);
});

test_('a credit note in review during the payment does not reduce the split', async (tx, at) => {
  const invoice = await makePublished(tx, at);
  const { id } = await credit(tx, at, invoice, { 0: 3 });
  await registerPayment(tx, invoice.id);
  expect(await ledgerOf(tx)).not.toHaveProperty('CLIENT_FUNDS');
  await expectProof(tx);
  await publishCredit(tx, at, id);
  const { ROUNDING: _, BANK: __, CLIENT_FUNDS, ...parts } = await ledgerOf(tx);
  expect(parts).toEqual(await partsLeft(tx, invoice.id));
  expect(CLIENT_FUNDS).toBe(-Number(invoice.total_minor) * 0.3);
  await expectProof(tx);
});

test_('a partly paid invoice is settled by crediting the unpaid rest', async (tx, at) => {
  const invoice = await makePublished(tx, at);
  const total = Number(invoice.total_minor);
  await registerPayment(tx, invoice.id, { amount: total / 2 });
  await creditHours(tx, at, invoice, 7);
  const [row] = await tx.query<{ status: string; resolution: string; refund: number }>(
    `select status::text, resolution::text, (app_public.invoices_settlement(i)).refund_minor::int as refund
     from app_public.invoices i where id = $1`,
    [invoice.id],
  );
  expect(row).toEqual({ status: 'RESOLVED', resolution: 'PAID', refund: total * 0.2 });
  const { ROUNDING: _, BANK, CLIENT_FUNDS, ...parts } = await ledgerOf(tx);
  expect(parts).toEqual(await partsLeft(tx, invoice.id));
  expect({ BANK, CLIENT_FUNDS }).toEqual({ BANK: total / 2, CLIENT_FUNDS: -total * 0.2 });
  await expectProof(tx);
});

test_(
  'a partly paid invoice credited in full owes all of the payment to the client',
  async (tx, at) => {
    const invoice = await makePublished(tx, at);
    await registerPayment(tx, invoice.id, { amount: 100_000 });
    await creditHours(tx, at, invoice, 10);
    expect(await ledgerOf(tx)).toEqual({ BANK: 100_000, CLIENT_FUNDS: -100_000 });
    await expectProof(tx);
  },
);

test_(
  'a credit note during a proposed run holds its payout, and the next one is right',
  async (tx, at) => {
    const invoice = await makePublished(tx, at);
    await registerPayment(tx, invoice.id);
    const other = await makePublished(tx, at);
    await registerPayment(tx, other.id);
    const run = (await propose(tx))!;
    await creditHours(tx, at, invoice, 10);
    await expect(call(tx, at.approver, 'approve_payout_run', { id: run })).rejects.toThrow();
    await call(tx, at.finance, 'cancel_payout_run', { id: run, reason: 'Credited' });
    const { id } = await call(tx, at.finance, 'create_payout_run', {});
    expect(await payoutsOf(tx, id)).toMatchObject([{ payable: Number(other.payout_amount_minor) }]);
    await call(tx, at.approver, 'approve_payout_run', { id });
    await expectProof(tx);
  },
);

test_(
  'a credit note after sending reduces the next payout when the bank rejects the first',
  async (tx, at) => {
    const invoice = await makePublished(tx, at);
    await registerPayment(tx, invoice.id);
    const run = await sentRun(tx, at);
    const note = await creditHours(tx, at, invoice, 4);
    expect(await owedTo(tx, at)).toBe(-Number(note.payout_amount_minor));
    await expectProof(tx);
    await bankSays(tx, (await payoutsOf(tx, run))[0]!, 'RJCT', 'AC04');
    const left = Number(invoice.payout_amount_minor) - Number(note.payout_amount_minor);
    expect(await owedTo(tx, at)).toBe(left);
    const { id } = await call(tx, at.finance, 'create_payout_run', {});
    expect(await payoutsOf(tx, id)).toMatchObject([{ payable: left }]);
    await expectProof(tx);
  },
);
