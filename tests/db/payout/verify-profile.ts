import { actor } from '../../support/actor.ts';
import type { TestTransaction } from '../../support/test-transaction.ts';
import { call, type Row } from './call.ts';

/** Verifies a profile as an operator who is no member of its account. */
export const verifyProfile = (tx: TestTransaction, id: string): Promise<Row> =>
  call(tx, actor.operator('REVIEW'), 'verify_freelance_profile', { id });
