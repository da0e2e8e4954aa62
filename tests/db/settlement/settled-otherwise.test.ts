import { beforeAll, expect, test } from 'vitest';
import { actor } from '../../support/actor.ts';
import { expectRefusals } from '../../support/expect-refusals.ts';
import { type SharedDatabase, sharedDatabase } from '../../support/shared-database.ts';
import type { TestTransaction } from '../../support/test-transaction.ts';
import { credit, makePublished, publishCredit } from '../invoicing/credit/credit.ts';
import { makeInvoicer } from '../invoicing/draft.ts';
import { call } from '../payout/call.ts';
import { atFinance, type Finance } from './at-finance.ts';
import { expectProof } from './expect-proof.ts';
import { ledgerOf } from './ledger-of.ts';
import { registerPayment } from './register-payment.ts';

// Goal: a write-off pays nothing out, partial payments are split by the shares of the whole, and an organisation that
// was paid outside the service owes the fee.
// Method: invoices of 10 000.00 and VAT, settled without money.

let database: SharedDatabase;
beforeAll(async () => {
  database = await sharedDatabase();
});

const test_ = (name: string, work: (tx: TestTransaction, at: Finance) => Promise<void>) =>
  test(
    name,
    atFinance(() => database, work),
  );

const writeOff = (tx: TestTransaction, at: Finance, id: string, more = {}) =>
  call(tx, at.finance, 'write_off_invoice', { id, reason: 'The client is bankrupt', ...more });

async function settlementOf(tx: TestTransaction, id: string) {
  const [row] = await tx.query<Record<string, unknown>>(
    `select i.status::text, i.resolution::text, (s).paid_minor::int as paid, (s).remaining_minor::int as remaining,
       (s).refund_minor::int as refund, app_public.invoices_payment_status(i)::text as payment
     from app_public.invoices i, app_public.invoices_settlement(i) s where i.id = $1`,
    [id],
  );
  return row!;
}

test_('a write-off without a payment posts nothing, with its credit notes', async (tx, at) => {
  const invoice = await makePublished(tx, at);
  expect(await writeOff(tx, at, invoice.id)).toMatchObject({ rejection_reason: null });
  expect(await settlementOf(tx, invoice.id)).toEqual({
    status: 'RESOLVED',
    resolution: 'WRITTEN_OFF',
    paid: 0,
    remaining: 0,
    refund: 0,
    payment: 'NO',
  });
  const [event] = await tx.query(
    `select data from app_public.events where entity = 'invoices' and entity_id = $1 and event_type = 'RESOLVED'`,
    [invoice.id],
  );
  expect(event).toEqual({
    data: { reason: 'The client is bankrupt', resolution: 'WRITTEN_OFF' },
  });
  const note = await publishCredit(tx, at, (await credit(tx, at, invoice, { 0: 4 })).id);
  expect(note.status).toBe('RESOLVED');
  expect(await ledgerOf(tx)).toEqual({});
  await expectProof(tx);
});

test_(
  'partial payments of a written-off invoice are split by the shares of the whole',
  async (tx, at) => {
    const invoice = await makePublished(tx, at);
    await registerPayment(tx, invoice.id, { amount: 333_333 });
    await writeOff(tx, at, invoice.id);
    const { BANK, ...parts } = await ledgerOf(tx);
    expect(BANK).toBe(333_333);
    const share = (part: unknown) => (-333_333 * Number(part)) / Number(invoice.total_minor);
    for (const [kind, part] of Object.entries({
      VAT: invoice.vat_minor,
      PLATFORM_FEE: invoice.platform_fee_amount_minor,
      EMPLOYER_TAX: invoice.employer_tax_amount_minor,
      WITHHELD_TAX: invoice.salary_tax_amount_minor,
      PAYABLE: invoice.payout_amount_minor,
    })) {
      expect(Math.abs(parts[kind]! - share(part)), kind).toBeLessThan(1);
    }
    const [claim] = await tx.query<{ gross: number; net: number }>(
      `select gross_salary_minor::int as gross, (amount_minor + estimated_tax_minor)::int as net
     from app_private.open_claims($1)`,
      [at.profile.id],
    );
    expect(claim!.gross).toBe(claim!.net);
    expect(await settlementOf(tx, invoice.id)).toMatchObject({ paid: 333_333, payment: 'PARTIAL' });
    await expectProof(tx);
  },
);

test_('a credit note after that reduces the unpaid amount first', async (tx, at) => {
  const invoice = await makePublished(tx, at);
  await registerPayment(tx, invoice.id, { amount: Number(invoice.total_minor) / 2 });
  await writeOff(tx, at, invoice.id);
  const before = await ledgerOf(tx);
  await publishCredit(tx, at, (await credit(tx, at, invoice, { 0: 5 })).id);
  const after = await ledgerOf(tx);
  expect(
    Object.keys(after)
      .filter((kind) => kind !== 'ROUNDING')
      .sort(),
  ).toEqual(Object.keys(before).sort());
  expect((await settlementOf(tx, invoice.id)).refund).toBe(0);
  await publishCredit(tx, at, (await credit(tx, at, invoice, { 0: 5 })).id);
  expect((await settlementOf(tx, invoice.id)).refund).toBe(Number(invoice.total_minor) / 2);
  expect(await ledgerOf(tx)).toEqual({
    BANK: Number(invoice.total_minor) / 2,
    CLIENT_FUNDS: -Number(invoice.total_minor) / 2,
  });
  await expectProof(tx);
});

// Requirements: B3.31
test('an organisation that was paid outside owes the fee, until the invoice is credited', async () => {
  await atFinance(
    () => database,
    async (tx, { finance }) => {
      const at: Finance = { ...(await makeInvoicer(tx, 'organization')), finance };
      const invoice = await makePublished(tx, at);
      await registerPayment(tx, invoice.id, { amount: 10_000 });
      await call(tx, at.owner, 'resolve_invoice', { id: invoice.id });
      const fee = Number(invoice.platform_fee_amount_minor);
      expect(await ledgerOf(tx)).toEqual({
        BANK: 10_000,
        PLATFORM_FEE: -fee,
        PAYABLE: fee - 10_000,
      });
      expect(await settlementOf(tx, invoice.id)).toMatchObject({
        resolution: 'PAID_OUTSIDE',
        paid: Number(invoice.total_minor),
        payment: 'FULL',
      });
      await expectProof(tx);
      await publishCredit(tx, at, (await credit(tx, at, invoice, { 0: 5 })).id);
      expect(await ledgerOf(tx)).toMatchObject({
        PLATFORM_FEE: -fee / 2,
        PAYABLE: fee / 2 - 10_000,
      });
      await expectProof(tx);
    },
  )();
});

// Requirements: B3.31
test_('a write-off is refused', async (tx, at) => {
  const invoice = await makePublished(tx, at);
  const refused = (more: object, ...codes: { code: string; path?: string }[]) =>
    expectRefusals(writeOff(tx, at, invoice.id, more), codes);
  await refused({ reason: ' ' }, { code: 'BLANK', path: 'reason' });
  await refused({ id: at.userId }, { code: 'INVALID', path: 'id' });
  await refused(
    { updatedAt: '2020-01-01T00:00:00Z' },
    { code: 'INVALID_ACTION', path: 'updatedAt' },
  );
  for (const who of [
    actor.operator('REVIEW'),
    actor.operator('FINANCE', at.userId, at.accountId),
  ]) {
    await expectRefusals(writeOff(tx, { ...at, finance: who }, invoice.id), [
      { code: 'UNAUTHORIZED' },
    ]);
  }
  await registerPayment(tx, invoice.id);
  await refused({}, { code: 'INVOICE_NOT_PUBLISHED' });
  await tx.query(`update app_public.sessions set second_level_at = now() - interval '16 minutes'`);
  await refused({}, { code: 'AUTH_LEVEL_2_REQUIRED', path: 'code' });
});
