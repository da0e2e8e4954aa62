import { call } from '#tests/db/payout/call.ts';
import type { TestTransaction } from '#tests/support/test-transaction.ts';
import { book, camt054, paid, preview } from '../../bank-file.ts';
import { makeClaim } from '../../claim.ts';
import type { PayoutInvoicer } from '../../payouts.ts';
import { act, both, hand, type Pair, reason, waiting } from './pair.ts';

async function setAside(tx: TestTransaction, at: PayoutInvoicer): Promise<string> {
  const id = await waiting(tx, at);
  const input = { id, reason, isBookedElsewhere: true };
  await call(tx, at.finance, 'set_aside_bank_transaction', input);
  return id;
}

async function reversed(tx: TestTransaction, at: PayoutInvoicer): Promise<string> {
  const claim = await makeClaim(tx, at);
  await book(tx, at.finance, camt054([paid(claim.kid, claim.total)]));
  const back = paid(claim.kid, claim.total, { direction: 'DEBIT', isReversal: true });
  return waiting(tx, at, back);
}

const file = async (tx: TestTransaction, at: PayoutInvoicer) =>
  (await preview(tx, at.finance, camt054([paid(null, 100)]))).id;

export const bankPairs: Record<string, Pair> = {
  'discard a bank file twice': both(file, ['discard_bank_file']),
  'discard and book a bank file': both(file, ['discard_bank_file'], ['book_bank_file']),
  'book and discard a bank file': both(file, ['book_bank_file'], ['discard_bank_file']),
  'set money aside twice': both(waiting, [
    'set_aside_bank_transaction',
    { reason, isBookedElsewhere: true },
  ]),
  'set money aside and give it back': both(
    waiting,
    ['set_aside_bank_transaction', hand],
    ['repay_bank_transaction'],
  ),
  'reopen money that was set aside twice': both(setAside, ['reopen_bank_transaction']),
  'take a payment back by the bank’s reversal twice': both(reversed, [
    'reverse_bank_payment',
    hand,
  ]),
  'match money with two invoices': {
    async prepare(tx, at) {
      const id = await waiting(tx, at);
      const [one, other] = [await makeClaim(tx, at), await makeClaim(tx, at)];
      return [
        act(at.finance, 'match_bank_transaction', { id, invoiceId: one.id }),
        act(at.approver, 'match_bank_transaction', { id, invoiceId: other.id }),
      ];
    },
    refusal: ['INVALID_TRANSITION'],
  },
};
