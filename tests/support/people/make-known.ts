import type { TestTransaction } from '../test-transaction.ts';

/**
 * Identifies a user by the e-ID of another country: they may submit invoices, and their profile is not verified by
 * it.
 */
export async function makeKnown(tx: Pick<TestTransaction, 'query'>, userId: string): Promise<void> {
  await tx.query(
    `insert into app_public.identities (user_id, country, identifier, first_name, last_name, is_default)
     values ($1, 'DK', '090691****', 'Kari', 'Nordmann', true)`,
    [userId],
  );
}
