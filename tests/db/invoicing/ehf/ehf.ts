import type { TestTransaction } from '#tests/support/test-transaction.ts';
import { call } from '../../payout/call.ts';
import type { Invoicer } from '../draft.ts';
import { workerCall } from '../worker-call.ts';

export type Delivery = {
  id: string;
  channel: string;
  status: string;
  recipient: string | null;
  failure: string | null;
  failure_reason: string | null;
  answer: string | null;
  sent_at: Date | null;
};

/** Records the access point's answer for the client's number. */
export const registerForEhf = (tx: TestTransaction, invoicer: Invoicer, takesEhf = true) =>
  workerCall(tx, 'record_participant', invoicer.client.org_number, takesEhf);

/** Renders the PDF, after which the document is sent as its client prefers. */
export async function draw(tx: TestTransaction, invoicer: Invoicer, id: string) {
  const [file] = await tx.query<{ id: string }>(
    `insert into app_public.files (account_id, filename, content_type, byte_size, sha256, storage_key)
     values ($1, 'f.pdf', 'application/pdf', 1, sha256($2::text::bytea), $2 || '.pdf') returning id`,
    [invoicer.accountId, id],
  );
  await workerCall(tx, 'record_document_pdf', id, file!.id);
}

/** All deliveries of an invoice or a credit note, oldest first. */
export const deliveriesOf = (tx: TestTransaction, documentId: string) =>
  tx.query<Delivery>(
    `select id, channel, status, recipient, failure, failure_reason, answer, sent_at from app_public.deliveries
     where $1 in (invoice_id, credit_note_id) order by id`,
    [documentId],
  );

/** The delivery events of a document, in their order. */
export async function sendingEvents(tx: TestTransaction, documentId: string): Promise<string[]> {
  const rows = await tx.query<{ event_type: string }>(
    `select event_type from app_public.events
     where entity_id = $1 and event_type ~ 'SEN[TD]|HANDED|RECEIVER' order by id`,
    [documentId],
  );
  return rows.map((row) => row.event_type);
}

export const sendInvoice = (tx: TestTransaction, invoicer: Invoicer, id: string) =>
  call(tx, invoicer.owner, 'send_invoice_via_ehf', { id });

/** Hands a delivery over to the access point, as the worker does. */
export async function handOver(tx: TestTransaction, id: string): Promise<void> {
  await workerCall(tx, 'record_delivery_attempt', id, id);
  await workerCall(tx, 'record_ehf_handed_over', id, `msg-${id}`);
}
