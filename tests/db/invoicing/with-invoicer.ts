import type { SharedDatabase } from '../../support/shared-database.ts';
import type { TestTransaction } from '../../support/test-transaction.ts';
import { type Invoicer, makeInvoicer } from './draft.ts';

/** Runs a test's body with an invoicer, in a transaction that is rolled back. */
export function withInvoicer(
  database: () => SharedDatabase,
  work: (tx: TestTransaction, invoicer: Invoicer) => Promise<void>,
): () => Promise<void> {
  return () => database().rolledBack(async (tx) => work(tx, await makeInvoicer(tx)));
}
