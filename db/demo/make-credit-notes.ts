import { act, inOwnAccount } from './actors.ts';
import type { Connections } from './connections.ts';

/** The credit notes to make: quantity, reason and client; any client if none is named. */
const wanted: { status: string; quantity: string; reason: string; client?: string }[] = [
  { status: 'PUBLISHED', quantity: '1', reason: 'En time for mye på timelisten.' },
  { status: 'RESOLVED', quantity: '2', reason: 'Avtalt avslag i prisen.' },
  {
    status: 'PUBLISHED',
    quantity: '1',
    reason: 'Konserten ble kortere enn avtalt.',
    client: 'Nordlys Konserthus KF',
  },
];

/**
 * Credit notes that go their way once the worker runs: two of unpaid invoices, approved by the rule, one of them to a client
 * that is a team here, and one of a paid invoice, which waits for an operator.
 */
export async function makeCreditNotes({ authenticator, owner }: Connections): Promise<void> {
  const who = await inOwnAccount(owner, 'kari@demo.honorar.no');
  for (const { status, quantity, reason, client } of wanted) {
    const { rows } = await owner.query(
      `select i.id as invoice_id, l.id as line_id
       from app_public.invoices i join app_public.invoice_lines l on l.invoice_id = i.id and l.position = 0
         join app_public.clients c on c.id = i.client_id and c.name = coalesce($3, c.name)
       where i.account_id = $1 and i.status::text = $2 and l.quantity > 2 and i.pdf_document_id is not null
         and i.refund_status = 'NO'
       order by i.published_at desc limit 1`,
      [who.accountId, status, client ?? null],
    );
    const [found] = rows;
    if (!found) continue;
    await act(authenticator, who, 'create_credit_note', {
      invoiceId: found.invoice_id,
      reason,
      lines: [{ invoiceLineId: found.line_id, quantity }],
    });
  }
}
