import { beforeAll, describe, expect, test } from 'vitest';
import { expectRefusals } from '../../support/expect-refusals.ts';
import { type SharedDatabase, sharedDatabase } from '../../support/shared-database.ts';
import type { TestTransaction } from '../../support/test-transaction.ts';
import { credit, makePublished, publishCredit } from '../invoicing/credit/credit.ts';
import { call, type Row } from '../payout/call.ts';
import { book, camt054, paid, queue } from './bank-file.ts';
import { expectProof } from './expect-proof.ts';
import { ledgerOf } from './ledger-of.ts';
import { approve, atPayouts, type PayoutInvoicer, payoutsOf, send, sentRun } from './payouts.ts';
import { registerPayment } from './register-payment.ts';

// Goal: money for a written-off invoice is a payment of it: split like a payment in time, paid out, and notified to
// the freelancer; none of it is lost, and no more is accepted than was written off.
// Method: an invoice of 12 500.00.

let database: SharedDatabase;
beforeAll(async () => {
  database = await sharedDatabase();
});

const TOTAL = 1_250_000;
const PART = 250_000;

const test_ = (name: string, work: (tx: TestTransaction, at: PayoutInvoicer) => Promise<void>) =>
  test(
    name,
    atPayouts(() => database, work),
  );

/** A written-off invoice, with a partial payment before it where one is given. */
async function writtenOff(tx: TestTransaction, at: PayoutInvoicer, part = 0) {
  const invoice = await makePublished(tx, at);
  if (part > 0) await registerPayment(tx, invoice.id, { amount: part });
  await call(tx, at.finance, 'write_off_invoice', { id: invoice.id, reason: 'Bankrupt' });
  return invoice;
}

const byBank = (tx: TestTransaction, at: PayoutInvoicer, { kid }: Row, amount: number) =>
  book(tx, at.finance, camt054([paid(String(kid), amount)]));

async function standing(tx: TestTransaction, { id }: Row) {
  const [row] = await tx.query(
    `select i.status::text, i.resolution::text, i.paid_minor::int as paid, app_public.invoices_payment_status(i)::text as payment,
       (app_public.invoices_settlement(i)).remaining_minor::int as remaining from app_public.invoices i where i.id = $1`,
    [id],
  );
  return row!;
}

// Requirements: B3.34
test_('a full payment is split as if it had come in time', async (tx, at) => {
  const inTime = await makePublished(tx, at);
  await byBank(tx, at, inTime, TOTAL);
  const once = await ledgerOf(tx);
  const late = await writtenOff(tx, at);
  expect(await ledgerOf(tx)).toEqual(once);
  await byBank(tx, at, late, TOTAL);
  expect(await queue(tx)).toEqual([]);
  const twice = Object.entries(once).map(([kind, amount]) => [kind, 2 * amount]);
  expect(await ledgerOf(tx)).toEqual(Object.fromEntries(twice));
  expect(await standing(tx, late)).toEqual({
    status: 'RESOLVED',
    resolution: 'PAID',
    paid: TOTAL,
    payment: 'FULL',
    remaining: 0,
  });
  await expectProof(tx);
});

// Requirements: B3.34
test_('partial payments are split and paid out, and the freelancer is notified', async (tx, at) => {
  const invoice = await writtenOff(tx, at, PART);
  const first = await sentRun(tx, at);
  await byBank(tx, at, invoice, 3 * PART);
  expect(await standing(tx, invoice)).toMatchObject({
    resolution: 'WRITTEN_OFF',
    paid: 4 * PART,
    payment: 'PARTIAL',
    remaining: 0,
  });
  await expectProof(tx);
  await registerPayment(tx, invoice.id, { amount: PART });
  expect(await standing(tx, invoice)).toMatchObject({ resolution: 'PAID', payment: 'FULL' });
  const parts = await ledgerOf(tx);
  expect(parts).toMatchObject({ BANK: TOTAL, VAT: -Number(invoice.vat_minor) });
  expect(parts.PLATFORM_FEE).toBe(-Number(invoice.platform_fee_amount_minor));
  await expectProof(tx);
  const { id: second } = await call(tx, at.finance, 'create_payout_run', {});
  await approve(tx, at, second);
  await send(tx, second);
  const [before] = await payoutsOf(tx, first);
  const [after] = await payoutsOf(tx, second);
  expect(before!.gross as number).toBeGreaterThan(0);
  expect((before!.gross as number) + (after!.gross as number)).toBe(
    Number(invoice.gross_salary_minor),
  );
  const [outlook] = await tx.query<{ state: string; amount: number }>(
    `select (o).state::text, (o).amount_minor::int as amount
     from app_public.invoices i, app_public.invoices_payout(i) o where i.id = $1`,
    [invoice.id],
  );
  expect(outlook).toMatchObject({ state: 'SENT' });
  const events = await tx.query(
    `select data from app_public.events where entity_id = $1 and event_type = 'RECOVERED' order by id`,
    [invoice.id],
  );
  expect(events).toEqual([{ data: { amount: 3 * PART } }, { data: { amount: PART } }]);
  const [mail] = await tx.query<{ count: number }>(
    `select count(*)::int from app_public.followers where entity = 'invoices' and event_type = 'RECOVERED' and message = 'invoice_recovered'`,
  );
  expect(mail).toEqual({ count: 1 });
  await expectProof(tx);
});

// Requirements: B3.34
test_('a payment above the written-off amount waits, and is matched up to it', async (tx, at) => {
  const invoice = await writtenOff(tx, at, PART);
  await byBank(tx, at, invoice, TOTAL);
  const [waiting] = await queue(tx);
  expect(waiting).toMatchObject({ reason: 'OVERPAID', waiting: TOTAL });
  expect(await standing(tx, invoice)).toMatchObject({ paid: PART });
  const input = { id: waiting!.id, invoiceId: invoice.id };
  await expectRefusals(
    call(tx, at.finance, 'match_bank_transaction', { ...input, amount: TOTAL - PART + 1 }),
    [{ code: 'TOO_BIG', path: 'amount' }],
  );
  await call(tx, at.finance, 'match_bank_transaction', input);
  expect(await standing(tx, invoice)).toMatchObject({ paid: TOTAL, resolution: 'PAID' });
  expect(await queue(tx)).toMatchObject([{ waiting: PART }]);
  await expectRefusals(call(tx, at.finance, 'match_bank_transaction', input), [
    { code: 'INVOICE_NOT_PUBLISHED', path: 'invoiceId' },
  ]);
  await expectProof(tx);
});

test_('a credited amount is not recovered', async (tx, at) => {
  const invoice = await writtenOff(tx, at);
  await publishCredit(tx, at, (await credit(tx, at, invoice, { 0: 2 })).id);
  await expectRefusals(registerPayment(tx, invoice.id, { amount: TOTAL - PART + 1 }), [
    { code: 'TOO_BIG', path: 'amount' },
  ]);
  await registerPayment(tx, invoice.id, { amount: TOTAL - PART });
  expect(await standing(tx, invoice)).toMatchObject({ resolution: 'PAID', payment: 'FULL' });
  await expectProof(tx);
  await publishCredit(tx, at, (await credit(tx, at, invoice, { 0: 8 })).id);
  expect(await ledgerOf(tx)).toMatchObject({ CLIENT_FUNDS: -(TOTAL - PART) });
  await expectProof(tx);
});

test_('a reversed payment is owed again', async (tx, at) => {
  const invoice = await writtenOff(tx, at, PART);
  const payment = await registerPayment(tx, invoice.id, { amount: TOTAL - PART });
  await call(tx, at.finance, 'create_payment_reversal', { id: payment.id, reason: 'Bounced' });
  expect(await standing(tx, invoice)).toMatchObject({ status: 'PUBLISHED', paid: PART });
  expect(await ledgerOf(tx)).toEqual({ BANK: PART, CLIENT_FUNDS: -PART });
  await expectProof(tx);
});

describe('money without a KID', () => {
  const suggestions = (tx: TestTransaction, at: PayoutInvoicer) =>
    tx.as(at.finance, async (client) => {
      const { rows } = await client.query(
        `select s.invoice_id as id, s.reason::text, s.remaining_minor::int as remaining, e.suggested as first
         from app_public.bank_suggestions s
           join (select b.id, (app_public.bank_exceptions_suggestion(b)).invoice_id as suggested from app_public.bank_exceptions b) e
             on e.id = s.bank_exception_id
         order by s.place`,
      );
      return rows;
    });

  const payerOf = async (tx: TestTransaction, { id }: Row) => {
    const [row] = await tx.query<{ name: string }>(
      'select c.name from app_public.invoices i join app_public.clients c on c.id = i.client_id where i.id = $1',
      [id],
    );
    return row!.name;
  };

  const withoutKid = (tx: TestTransaction, at: PayoutInvoicer, amount: number, payerName: string) =>
    book(tx, at.finance, camt054([paid(null, amount, { text: 'Faktura', payerName })]));

  test_('is suggested for it when amount and payer fit', async (tx, at) => {
    const { id } = await writtenOff(tx, at, PART);
    await withoutKid(tx, at, TOTAL - PART, await payerOf(tx, { id } as Row));
    const fits = { id, reason: 'WRITTEN_OFF', remaining: TOTAL - PART, first: id };
    expect(await suggestions(tx, at)).toEqual([fits]);
    const [waiting] = await queue(tx);
    await call(tx, at.finance, 'match_bank_transaction', { id: waiting!.id, invoiceId: id });
    expect(await standing(tx, { id } as Row)).toMatchObject({ paid: TOTAL });
    await expectProof(tx);
  });

  test_('is suggested for the rest after a credit note', async (tx, at) => {
    const invoice = await makePublished(tx, at);
    await publishCredit(tx, at, (await credit(tx, at, invoice, { 0: 3 })).id);
    const open = await payerOf(tx, invoice);
    await withoutKid(tx, at, TOTAL - 375_000, open);
    const fits = { id: invoice.id, remaining: TOTAL - 375_000 };
    expect(await suggestions(tx, at)).toMatchObject([{ ...fits, reason: 'AMOUNT_AND_PAYER' }]);
    await call(tx, at.finance, 'write_off_invoice', { id: invoice.id, reason: 'Bankrupt' });
    expect(await suggestions(tx, at)).toMatchObject([{ ...fits, reason: 'WRITTEN_OFF' }]);
  });

  test_('is not suggested from another payer, or for another amount', async (tx, at) => {
    const invoice = await writtenOff(tx, at);
    await withoutKid(tx, at, TOTAL, 'Helt Annet Selskap');
    await withoutKid(tx, at, TOTAL - 1, await payerOf(tx, invoice));
    expect(await suggestions(tx, at)).toEqual([]);
  });
});
