import type { SharedDatabase } from '../../support/shared-database.ts';
import type { TestTransaction } from '../../support/test-transaction.ts';
import { call, type Row } from './call.ts';
import { type Freelancer, makeFreelancer } from './freelancer.ts';
import { profileAttributes } from './profile-attributes.ts';

export type Kind = keyof typeof profileAttributes;

/** Creates a payout profile as its owner does. */
export const createProfile = (tx: TestTransaction, who: Freelancer, attributes: object) =>
  call(tx, who.owner, 'create_freelance_profile', { attributes });

/** Runs a test's body with a correct profile, in a transaction that is rolled back. */
export function withProfile(
  database: () => SharedDatabase,
  kind: Kind,
  work: (tx: TestTransaction, who: Freelancer, profile: Row) => Promise<void>,
): () => Promise<void> {
  return () =>
    database().rolledBack(async (tx) => {
      const who = await makeFreelancer(tx);
      await work(tx, who, await createProfile(tx, who, profileAttributes[kind]));
    });
}
