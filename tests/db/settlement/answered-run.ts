import { writePaymentStatus } from '#sandbox/bank/answer-payments.ts';
import type { SharedDatabase } from '../../support/shared-database.ts';
import type { TestTransaction } from '../../support/test-transaction.ts';
import {
  atPayouts,
  type Payout,
  type PayoutInvoicer,
  paidInvoice,
  payoutsOf,
  sentRun,
} from './payouts.ts';

export type OnRun = (
  tx: TestTransaction,
  invoicer: PayoutInvoicer,
  payout: Payout,
  messageId: string,
) => Promise<void>;

/** Runs a test's body with a run of one payout that was sent to the bank. */
export const atRun = (database: () => SharedDatabase, work: OnRun) =>
  atPayouts(database, async (tx, invoicer) => {
    await paidInvoice(tx, invoicer);
    const runId = await sentRun(tx, invoicer);
    const [payout] = await payoutsOf(tx, runId);
    const [run] = await tx.query<{ id: string }>(
      'select message_id as id from app_public.payout_runs where id = $1',
      [runId],
    );
    await work(tx, invoicer, payout!, run!.id);
  });

export const stateOf = async (tx: TestTransaction, payout: Payout) => {
  const [row] = await tx.query<{ status: string; reason: string | null }>(
    'select status::text, reason from app_public.payouts where id = $1',
    [payout.id],
  );
  return row!;
};

/** A pain.002 that answers a payment file. */
export const answerTo = (messageId: string, answer: object) =>
  writePaymentStatus(
    {
      messageId: `ANSWER-${Math.random()}`,
      createdAt: '2026-11-26T10:00:00',
      originalMessageId: messageId,
      originalMessageType: 'pain.001.001.03',
      payments: [],
      ...answer,
    },
    '03',
  );
