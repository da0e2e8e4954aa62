import { act, operator } from './actors.ts';
import type { Connections } from './connections.ts';
import type { Plan } from './plan-invoices.ts';

/**
 * Takes one invoice the whole way to its client. The worker's steps run here under its own log-in instead of waiting for
 * the queue.
 */
export async function makeInvoice(
  { authenticator, worker }: Connections,
  plan: Plan,
): Promise<string> {
  const { actor, profileId } = plan.business;
  const invoice = await act(authenticator, actor, 'create_invoice', {
    freelanceProfileId: profileId,
    clientId: plan.clientId,
    lines: plan.lines,
  });
  const id = String(invoice.id);
  if (plan.ending === 'DRAFT') return id;
  await act(authenticator, actor, 'submit_invoice', { id });
  if (plan.ending === 'SUBMITTED') return id;
  if (plan.ending === 'REJECTED') {
    const reason = 'Timelisten mangler. Legg den ved og send inn på nytt.';
    await act(authenticator, operator, 'reject_invoice', { id, reason });
    return id;
  }
  const review = await worker.query('select app_private.review_invoice($1) as status', [id]);
  if (review.rows[0].status === 'SUBMITTED') {
    await act(authenticator, operator, 'approve_invoice', { id });
  }
  await worker.query('select app_private.publish_invoice($1)', [id]);
  return id;
}
