import { credit, makePublished, publishCredit } from '#tests/db/invoicing/credit/credit.ts';
import { call } from '#tests/db/payout/call.ts';
import type { Actor } from '#tests/support/actor.ts';
import type { TestTransaction } from '#tests/support/test-transaction.ts';
import { paid } from '../../bank-file.ts';
import type { PayoutInvoicer } from '../../payouts.ts';
import { registerPayment } from '../../register-payment.ts';
import { transfer } from './ledger-pairs.ts';
import { act, both, hand, newest, type Pair, reason, waiting } from './pair.ts';

/** A refund of three hours without an account. */
async function refund(tx: TestTransaction, at: PayoutInvoicer): Promise<string> {
  const invoice = await makePublished(tx, at);
  await registerPayment(tx, invoice.id);
  await publishCredit(tx, at, (await credit(tx, at, invoice, { 0: 3 })).id);
  return newest(tx, 'client_refunds');
}

async function readyRefund(tx: TestTransaction, at: PayoutInvoicer): Promise<string> {
  const id = await refund(tx, at);
  await call(tx, at.finance, 'provide_client_refund', { id, accountNumber: '86011117947' });
  return id;
}

async function overpaid(tx: TestTransaction, at: PayoutInvoicer): Promise<string> {
  await call(tx, at.finance, 'repay_bank_transaction', { id: await waiting(tx, at) });
  return newest(tx, 'client_refunds');
}

const debit = (tx: TestTransaction, at: PayoutInvoicer) =>
  waiting(tx, at, paid(null, 375_000, { direction: 'DEBIT', text: 'Abroad' }));

export const refundPairs: Record<string, Pair> = {
  'withhold a refund twice': both(readyRefund, ['withhold_client_refund', hand]),
  'cancel a refund twice': both(overpaid, ['cancel_client_refund', hand]),
  'settle a refund by two debits': {
    async prepare(tx, at) {
      const id = await refund(tx, at);
      const debits = [await debit(tx, at), await debit(tx, at)];
      const settle = (who: Actor, bankExceptionId?: string) =>
        act(who, 'settle_client_refund', { id, reason, bankExceptionId });
      return [settle(at.finance, debits[0]), settle(at.approver, debits[1])];
    },
    refusal: ['INVALID_TRANSITION'],
  },
  'settle two refunds by one debit': {
    async prepare(tx, at) {
      const refunds = [await refund(tx, at), await refund(tx, at)];
      const bankExceptionId = await debit(tx, at);
      const settle = (who: Actor, id?: string) =>
        act(who, 'settle_client_refund', { id, reason, bankExceptionId });
      return [settle(at.finance, refunds[0]), settle(at.approver, refunds[1])];
    },
    refusal: ['INVALID_ACTION'],
  },
  'settle two refunds by one transfer': {
    async prepare(tx, at) {
      const refunds = [await refund(tx, at), await refund(tx, at)];
      const transferId = await transfer(tx, at, 375_000);
      await call(tx, at.finance, 'post_transfer', { id: transferId });
      const settle = (who: Actor, id?: string) =>
        act(who, 'settle_client_refund', { id, reason, transferId });
      return [settle(at.finance, refunds[0]), settle(at.approver, refunds[1])];
    },
    refusal: ['INVALID_ACTION'],
  },
  'settle a refund and enter its account': {
    async prepare(tx, at) {
      const id = await refund(tx, at);
      const bankExceptionId = await debit(tx, at);
      return [
        act(at.finance, 'settle_client_refund', { id, reason, bankExceptionId }),
        act(at.approver, 'provide_client_refund', { id, accountNumber: '86011117947' }),
      ];
    },
    refusal: ['INVALID_TRANSITION'],
  },
};
