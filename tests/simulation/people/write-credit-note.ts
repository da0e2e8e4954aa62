import type { ExpectedInvoice } from '../expected/books.ts';
import { count, type Simulation } from '../simulation.ts';
import { findRefunds } from './refunds.ts';

/** A freelancer credits some or all of the remaining quantities, and the credit note is published at once. */
export async function writeCreditNote(
  simulation: Simulation,
  invoice: ExpectedInvoice,
  isWhole: boolean,
): Promise<void> {
  const { office, random, worker, books, freelancers } = simulation;
  const { owner } = freelancers.find(({ profile }) => profile === invoice.profile)!;
  const rows = await office.query<{ id: string }>(
    'select id from app_public.invoice_lines where invoice_id = $1 order by position',
    [invoice.id],
  );
  const quantities = invoice.leftQuantities.map((left, at) =>
    isWhole ? left : at === 0 ? random.between(1, Math.max(1, left - 1)) : 0,
  );
  const lines = rows.flatMap(({ id }, at) =>
    quantities[at] ? [{ invoiceLineId: id, quantity: (quantities[at] / 100).toFixed(2) }] : [],
  );
  const { id } = await office.act(owner, 'create_credit_note', {
    invoiceId: invoice.id,
    lines,
    reason: 'Avtalt avslag',
  });
  await worker.work();
  const [note] = await office.query<{ status: string }>(
    'select status::text from app_public.credit_notes where id = $1',
    [id],
  );
  if (note!.status === 'SUBMITTED') {
    await office.act(office.review, 'approve_credit_note', { id });
    await worker.work();
  }
  const wasSplit = invoice.split !== null;
  books.credit(invoice, quantities);
  await findRefunds(simulation);
  if (wasSplit) count(simulation, 'credit notes after the payment');
  count(simulation, isWhole ? 'credit notes of all' : 'credit notes of a part');
}
