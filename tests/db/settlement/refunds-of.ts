import type { TestTransaction } from '../../support/test-transaction.ts';

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
