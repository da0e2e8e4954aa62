import type { Actor } from '../../support/actor.ts';
import type { TestTransaction } from '../../support/test-transaction.ts';
import { type Invoicer, makeDraft } from '../invoicing/draft.ts';
import { publish } from '../invoicing/publish.ts';
import { workerCall } from '../invoicing/worker-call.ts';

/** Publishes an invoice, and runs the follow-up job. */
export async function published(tx: TestTransaction, invoicer: Invoicer): Promise<string> {
  const draft = await makeDraft(tx, invoicer);
  await publish(tx, invoicer, draft.id);
  await workerCall(tx, 'show_invoice', draft.id);
  return draft.id;
}

/** The invoices that a caller is shown, with their status. */
export const shownTo = (tx: TestTransaction, who: Actor) =>
  tx.as(who, async (client) => {
    const { rows } = await client.query<{ invoice_id: string; status: string }>(
      'select invoice_id, invoice_status as status from app_public.partnered_invoices order by invoice_number',
    );
    return rows.map(({ invoice_id, status }) => `${invoice_id} ${status}`);
  });
