import type { TestTransaction } from '../../support/test-transaction.ts';
import { credit, makePublished, publishCredit } from '../invoicing/credit/credit.ts';
import { call, type Row } from '../payout/call.ts';
import { book, camt054, paid } from './bank-file.ts';
import { approve, type PayoutInvoicer, payoutsOf, propose, send } from './payouts.ts';
import { registerPayment } from './register-payment.ts';

/** The amount of three of ten hours of 1 250.00 with VAT. */
export const REFUND = 375_000;
/** The account from which the client pays. */
export const PAYER = '86011117947';

export interface Refund {
  id: string;
  status: string;
  amount: number;
  account: string | null;
  [more: string]: unknown;
}

/** All refunds of clients, the oldest first. */
export const refundsOf = (tx: TestTransaction) =>
  tx.query<Refund>(
    `select id, status::text, amount_minor::int as amount, account_number as account, payee_name as payee, reason,
       paid_on::text as "paidOn", credit_note_id as "creditNoteId" from app_public.client_refunds order by id`,
  );

/** An invoice that its client has paid through the bank, or by hand, and of which three hours are credited. */
export async function credited(tx: TestTransaction, at: PayoutInvoicer, byHand = false) {
  const invoice = await makePublished(tx, at);
  if (byHand) await registerPayment(tx, invoice.id);
  else {
    const payment = paid(String(invoice.kid), Number(invoice.total_minor));
    await book(tx, at.finance, camt054([payment]));
  }
  const note = await publishCredit(tx, at, (await credit(tx, at, invoice, { 0: 3 })).id);
  const [refund] = await refundsOf(tx);
  return { invoice, note, refund: refund! };
}

/** The status of the credit note of a refund. */
export const noteOf = async (tx: TestTransaction, { id }: Row) => {
  const [row] = await tx.query<{ status: string; refunded: number }>(
    `select n.status::text, (app_public.invoices_settlement(i)).refunded_minor::int as refunded
     from app_public.credit_notes n join app_public.invoices i on i.id = n.invoice_id where n.id = $1`,
    [id],
  );
  return row!;
};

/** The payout of the refund in a sent run. */
export async function refundOnItsWay(tx: TestTransaction, at: PayoutInvoicer) {
  const run = (await propose(tx))!;
  await approve(tx, at, run);
  await send(tx, run);
  const payout = (await payoutsOf(tx, run)).find(({ amount }) => amount === REFUND)!;
  return { run, payout };
}

/** Enters the account of a refund. */
export const provide = (
  tx: TestTransaction,
  at: PayoutInvoicer,
  { id }: Refund,
  accountNumber: string,
) => call(tx, at.finance, 'provide_client_refund', { id, accountNumber });
