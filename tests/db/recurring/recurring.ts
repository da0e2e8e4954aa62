import type { TestTransaction } from '../../support/test-transaction.ts';
import { dayFromNow } from '../invoicing/day-from-now.ts';
import { type Invoicer, makeDraft } from '../invoicing/draft.ts';
import { publish } from '../invoicing/publish.ts';
import { workerCall } from '../invoicing/worker-call.ts';
import { call, type Row } from '../payout/call.ts';

/** A published invoice of ten hours' work, with thirty days to pay. */
export async function source(
  tx: TestTransaction,
  invoicer: Invoicer,
  input: Record<string, unknown> = {},
): Promise<Row> {
  const draft = await makeDraft(tx, invoicer, {
    invoicedOn: dayFromNow(0),
    dueOn: dayFromNow(30),
    ...input,
  });
  await publish(tx, invoicer, draft.id);
  return draft;
}

/** Repeats the invoice each month from today, as a draft. */
export async function recur(
  tx: TestTransaction,
  invoicer: Invoicer,
  attributes: Record<string, unknown> = {},
): Promise<Row> {
  const invoiceId = attributes.invoiceId ?? (await source(tx, invoicer)).id;
  return call(tx, invoicer.owner, 'create_recurring_invoice', {
    attributes: { frequency: 'MONTHLY', startsOn: dayFromNow(0), ...attributes, invoiceId },
  });
}

/** Makes the due invoice as the worker's job would at noon of a day. */
export const makeOn = (tx: TestTransaction, { id }: { id: string }, days = 0) =>
  workerCall<string | null>(tx, 'make_recurring_invoice_at', id, `${dayFromNow(days)}T12:00:00Z`);

export async function recurrence(tx: TestTransaction, { id }: { id: string }) {
  const [row] = await tx.query<Record<string, unknown>>(
    `select status, next_on::text, last_on::text, pause_reason, created_by from app_public.recurring_invoices where id = $1`,
    [id],
  );
  return row!;
}

/** The invoices that it has made, the oldest first. */
export const madeBy = (tx: TestTransaction, { id }: { id: string }) =>
  tx.query<{ id: string; status: string; recurs_on: string; client_id: string | null }>(
    `select i.id, i.status, n.recurs_on::text, i.client_id
     from app_public.recurring_invoice_runs n join app_public.invoices i on i.id = n.invoice_id
     where n.recurring_invoice_id = $1 order by n.recurs_on`,
    [id],
  );

export async function eventsOf(tx: TestTransaction, { id }: { id: string }): Promise<string[]> {
  const rows = await tx.query<{ event_type: string }>(
    'select event_type from app_public.events where entity_id = $1 order by id',
    [id],
  );
  return rows.map((row) => row.event_type);
}
