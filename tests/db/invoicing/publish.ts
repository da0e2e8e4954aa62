import { actor } from '../../support/actor.ts';
import type { TestTransaction } from '../../support/test-transaction.ts';
import { call } from '../payout/call.ts';
import type { Invoicer } from './draft.ts';
import { workerCall } from './worker-call.ts';

/** Moves a draft through submission and approval to publication. */
export async function publish(tx: TestTransaction, invoicer: Invoicer, id: string): Promise<void> {
  await call(tx, invoicer.owner, 'submit_invoice', { id });
  await call(tx, actor.operator('REVIEW'), 'approve_invoice', { id });
  await workerCall(tx, 'publish_invoice', id);
}
