import { type Invoicer, makeDraft, makeInvoicer } from '../../db/invoicing/draft.ts';
import { call } from '../../db/payout/call.ts';
import { actor } from '../../support/actor.ts';
import type { World } from './start-world.ts';

export type Sent = { id: string; clientEmail: string; freelancerEmail: string; invoicer: Invoicer };

let counter = 0;

/** A user writes an invoice and an operator approves it; the worker has not run yet. */
export async function approveInvoice(
  { database }: Pick<World, 'database'>,
  client: Record<string, unknown> = {},
  input: Record<string, unknown> = {},
): Promise<Sent> {
  counter += 1;
  const clientEmail = `client-${counter}@example.no`;
  return database.committed(async (tx) => {
    const invoicer = await makeInvoicer(tx, 'individual', { email: clientEmail, ...client });
    const { id } = await makeDraft(tx, invoicer, input);
    await call(tx, invoicer.owner, 'submit_invoice', { id });
    await call(tx, actor.operator('REVIEW'), 'approve_invoice', { id });
    const [owner] = await tx.query<{ email: string }>(
      'select email from app_public.users where id = $1',
      [invoicer.userId],
    );
    return { id, clientEmail, freelancerEmail: owner!.email, invoicer };
  });
}
