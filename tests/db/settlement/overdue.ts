import type { TestTransaction } from '../../support/test-transaction.ts';
import type { Invoicer } from '../invoicing/draft.ts';
import { workerCall } from '../invoicing/worker-call.ts';
import { type Claim, makeClaim } from './claim.ts';

/** Monday 30 March 2026, ten in the morning in Norway, when the first reminder of an overdue invoice is sent. */
export const DUE = '2026-03-30T08:00:00Z';

interface Overdue {
  /** The due date; Wednesday 25 March 2026 by default, the week before Easter. */
  dueOn?: string;
  publishedAt?: string;
  /** The time its mail reached the client; null while it is on its way. */
  arrivedAt?: string | null;
}

/**
 * A published invoice of another day. Its dates are written past the triggers, which make a published document
 * immutable, so that the days of a calendar can be tested on any day.
 */
export async function overdue(
  tx: TestTransaction,
  at: Invoicer,
  {
    dueOn = '2026-03-25',
    publishedAt = '2026-03-11T09:00:00Z',
    arrivedAt = '2026-03-11T09:01:00Z',
  }: Overdue = {},
): Promise<Claim> {
  const claim = await makeClaim(tx, at);
  await tx.query('set local session_replication_role = replica');
  await tx.query(
    'update app_public.invoices set invoiced_on = $2::date - 14, due_on = $2, published_at = $3 where id = $1',
    [claim.id, dueOn, publishedAt],
  );
  await tx.query(
    `insert into app_public.deliveries (account_id, invoice_id, channel, recipient, status, sent_at, created_at)
     values ($1, $2, 'EMAIL', 'faktura@fjellogfjord.no', $3, $4, $5)`,
    [at.accountId, claim.id, arrivedAt ? 'SENT' : 'PENDING', arrivedAt, publishedAt],
  );
  await tx.query('set local session_replication_role = origin');
  return claim;
}

export interface Reminders {
  sent: number;
  next_on: string | null;
  hold: string | null;
}

/** The reminders of an invoice's client as of a moment. */
export async function remindersAt(
  tx: TestTransaction,
  { id }: { id: string },
  at: string,
): Promise<Reminders | null> {
  const [row] = await tx.query<{ reminders: Reminders | null }>(
    `select to_jsonb(app_private.reminders_at(i, $2)) as reminders from app_public.invoices i where i.id = $1`,
    [id, at],
  );
  return row!.reminders;
}

/** Sends reminders as the worker's job would at a moment. */
export const remindAt = (tx: TestTransaction, { id }: { id: string }, at: string) =>
  workerCall(tx, 'remind_client_at', id, at);

/** The reminders of an invoice, the oldest first. */
export const remindersOf = (tx: TestTransaction, { id }: { id: string }) =>
  tx.query<{ id: string; status: string; recipient: string }>(
    `select id, status::text, recipient from app_public.deliveries
     where invoice_id = $1 and is_reminder order by created_at, id`,
    [id],
  );

/** Moves the reminders so far to another moment. */
export const datedBack = (tx: TestTransaction, { id }: { id: string }, at: string) =>
  tx.query(
    'update app_public.deliveries set created_at = $2 where invoice_id = $1 and is_reminder',
    [id, at],
  );

/** The types of an invoice's reminder events, the oldest first. */
export async function reminderEvents(tx: TestTransaction, { id }: { id: string }) {
  const rows = await tx.query<{ event_type: string }>(
    `select event_type from app_public.events
     where entity_id = $1 and event_type like 'REMIND%' order by occurred_at, id`,
    [id],
  );
  return rows.map((row) => row.event_type);
}
