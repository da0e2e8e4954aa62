import { act } from './actors.ts';
import type { Connections } from './connections.ts';
import { inOwnAccount } from './in-own-account.ts';

/** How much of which invoice is taken back, and why. */
const wanted = [
  { status: 'PUBLISHED', quantity: '1', reason: 'En time for mye på timelisten.' },
  { status: 'RESOLVED', quantity: '2', reason: 'Avtalt avslag i prisen.' },
];

/**
 * Two credit notes that go their way once the worker runs: one of an unpaid invoice, approved by the rule, and one of a
 * paid one, which waits for an operator.
 */
export async function makeCreditNotes({ authenticator, owner }: Connections): Promise<void> {
  const who = await inOwnAccount(owner, 'kari@demo.honorar.no');
  for (const { status, quantity, reason } of wanted) {
    const { rows } = await owner.query(
      `select i.id as invoice_id, l.id as line_id
       from app_public.invoices i join app_public.invoice_lines l on l.invoice_id = i.id and l.position = 0
       where i.account_id = $1 and i.status::text = $2 and l.quantity > 2 and i.pdf_document_id is not null
       order by i.published_at desc limit 1`,
      [who.accountId, status],
    );
    const [found] = rows;
    if (!found) continue;
    await act(authenticator, who, 'create_credit_note', {
      ...{ invoiceId: found.invoice_id, reason },
      lines: [{ invoiceLineId: found.line_id, quantity }],
    });
  }
}
