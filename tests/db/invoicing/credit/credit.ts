import { actor } from '#tests/support/actor.ts';
import type { TestTransaction } from '#tests/support/test-transaction.ts';
import { call, type Row } from '../../payout/call.ts';
import { type Invoicer, makeDraft } from '../draft.ts';
import { publish } from '../publish.ts';
import { workerCall } from '../worker-call.ts';

/** A published invoice with its lines, in order. */
export async function makePublished(
  tx: TestTransaction,
  invoicer: Invoicer,
  lines: unknown[] = [invoicer.work],
): Promise<Row & { lines: Row[] }> {
  const { id } = await makeDraft(tx, invoicer, { lines });
  await publish(tx, invoicer, id);
  return readInvoice(tx, id);
}

export async function readInvoice(
  tx: TestTransaction,
  id: string,
): Promise<Row & { lines: Row[] }> {
  const [row] = await tx.query<{ invoice: Row & { lines: Row[] } }>(
    `select to_jsonb(i) || jsonb_build_object('lines', (
       select jsonb_agg(to_jsonb(l) order by l.position) from app_public.invoice_lines l where l.invoice_id = i.id
     )) as invoice from app_public.invoices i where i.id = $1`,
    [id],
  );
  return row!.invoice;
}

/** Credits quantities of an invoice's lines, by their positions. */
export function credit(
  tx: TestTransaction,
  invoicer: Invoicer,
  invoice: Row & { lines: Row[] },
  quantities: Record<number, string | number>,
): Promise<Row> {
  return call(tx, invoicer.owner, 'create_credit_note', {
    invoiceId: invoice.id,
    lines: Object.entries(quantities).map(([place, quantity]) => ({
      invoiceLineId: invoice.lines[Number(place)]!.id,
      quantity,
    })),
  });
}

/** Moves a credit note through review to publication and its document. */
export async function publishCredit(
  tx: TestTransaction,
  invoicer: Invoicer,
  id: string,
): Promise<Row> {
  if ((await workerCall(tx, 'review_credit_note', id)) === 'SUBMITTED') {
    await call(tx, actor.operator('REVIEW'), 'approve_credit_note', { id });
  }
  await workerCall(tx, 'publish_credit_note', id);
  const [file] = await tx.query<{ id: string }>(
    `insert into app_public.files (account_id, filename, content_type, byte_size, sha256, storage_key)
     values ($1, 'k.pdf', 'application/pdf', 1, sha256('k'), $2) returning id`,
    [invoicer.accountId, `${id}.pdf`],
  );
  await workerCall(tx, 'record_document_pdf', id, file!.id);
  const [row] = await tx.query<Row>('select * from app_public.credit_notes where id = $1', [id]);
  return row!;
}
