import type { Actor } from '../../support/actor.ts';
import { anOperator } from '../../support/people/an-operator.ts';
import type { SharedDatabase } from '../../support/shared-database.ts';
import type { TestTransaction } from '../../support/test-transaction.ts';
import { type Invoicer, makeInvoicer } from '../invoicing/draft.ts';

export interface Finance extends Invoicer {
  /** An operator with FINANCE whose one-time code is fresh. */
  finance: Actor;
}

/** Runs a test's body with a freelancer and an operator of finance, in a transaction that is rolled back. */
export function atFinance(
  database: () => SharedDatabase,
  work: (tx: TestTransaction, invoicer: Finance) => Promise<void>,
): () => Promise<void> {
  return () =>
    database().rolledBack(async (tx) => {
      const { who } = await anOperator(tx, 'FINANCE');
      await work(tx, { ...(await makeInvoicer(tx)), finance: who });
    });
}
