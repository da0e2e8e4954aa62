import { workerCall } from '#tests/db/invoicing/worker-call.ts';
import { call } from '#tests/db/payout/call.ts';
import type { TestTransaction } from '#tests/support/test-transaction.ts';
import { makeClaim } from '../../claim.ts';
import { monthOf, periodOf, postOn } from '../../ledger-history.ts';
import type { PayoutInvoicer } from '../../payouts.ts';
import { act, both, hand, type Pair, readAt, reason, today } from './pair.ts';

async function accounts(tx: TestTransaction) {
  const [row] = await tx.query<{ bank: string; funds: string }>(
    `select app_private.finance_account_id('BANK') as bank, app_private.finance_account_id('CLIENT_FUNDS') as funds`,
  );
  return row!;
}

export async function transfer(
  tx: TestTransaction,
  at: PayoutInvoicer,
  amount = 500,
): Promise<string> {
  const { bank, funds } = await accounts(tx);
  const attributes = { amount, description: 'x', fromFinanceAccountId: bank };
  const { id } = await call(tx, at.finance, 'create_transfer', {
    attributes: { ...attributes, toFinanceAccountId: funds },
  });
  return id;
}

const immutable = ['IMMUTABLE'];

export const ledgerPairs: Record<string, Pair> = {
  'close a month twice': both(
    async (tx) => {
      const month = await monthOf(tx, -1);
      await postOn(tx, month, 1, `pair:${month}`);
      await workerCall(tx, 'open_accounting_periods');
      return periodOf(tx, month);
    },
    ['close_accounting_period', hand],
  ),
  'post a transfer twice': both(transfer, ['post_transfer'], undefined, immutable),
  'post and remove a transfer': both(transfer, ['post_transfer'], ['destroy_transfer'], immutable),
  'post and change a transfer': both(
    transfer,
    ['post_transfer'],
    ['update_transfer', { attributes: { amount: 1 } }],
    immutable,
  ),
  'remove and post a transfer': both(
    transfer,
    ['destroy_transfer'],
    ['post_transfer'],
    ['INVALID'],
  ),
  'change and post a transfer as it was read': {
    async prepare(tx, at) {
      const id = await transfer(tx, at);
      const updatedAt = await readAt(tx, 'transfers', id);
      return [
        act(at.finance, 'update_transfer', { id, attributes: { amount: 1 } }),
        act(at.approver, 'post_transfer', { id, updatedAt }),
      ];
    },
    refusal: ['INVALID_ACTION'],
  },
  'write an invoice off twice': both(
    async (tx, at) => (await makeClaim(tx, at)).id,
    ['write_off_invoice', hand],
    undefined,
    ['INVOICE_NOT_PUBLISHED'],
  ),
  'write an invoice off and register more than it lost': {
    async prepare(tx, at) {
      const { id } = await makeClaim(tx, at);
      return [
        act(at.finance, 'write_off_invoice', { id, reason }),
        act(at.approver, 'register_payment', {
          id,
          reason,
          amount: 100_000_000,
          paidOn: await today(tx),
        }),
      ];
    },
    refusal: ['TOO_BIG'],
  },
};
