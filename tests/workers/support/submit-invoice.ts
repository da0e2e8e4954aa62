import { type Desk, makeDesk, makeDraft } from '../../db/invoicing/draft.ts';
import { call } from '../../db/payout/call.ts';
import { actor } from '../../support/actor.ts';
import type { World } from './start-world.ts';

export type Sent = { id: string; clientEmail: string; freelancerEmail: string; desk: Desk };

let counter = 0;

/** Somebody writes an invoice and an operator approves it; the worker has not run yet. */
export async function approveInvoice(
  { database }: World,
  client: Record<string, unknown> = {},
  input: Record<string, unknown> = {},
): Promise<Sent> {
  counter += 1;
  const clientEmail = `client-${counter}@example.no`;
  return database.committed(async (tx) => {
    const desk = await makeDesk(tx, 'individual', { email: clientEmail, ...client });
    const { id } = await makeDraft(tx, desk, input);
    await call(tx, desk.owner, 'submit_invoice', { id });
    await call(tx, actor.operator('REVIEW'), 'approve_invoice', { id });
    const [owner] = await tx.query<{ email: string }>(
      'select email from app_public.users where id = $1',
      [desk.userId],
    );
    return { id, clientEmail, freelancerEmail: owner!.email, desk };
  });
}
