import type { Connections } from './connections.ts';

const TABLES = [
  'app_public.bank_accounts',
  'app_public.invoices',
  'app_public.invoice_lines',
  'app_public.deliveries',
  'app_public.events',
  'app_public.audit_entries',
  'app_private.invoice_documents',
];

/**
 * Sets the days of an invoice and of all that happened to it back, as if it had been written then.
 * The owner does it with the triggers off, since no rule of the product lets history move.
 */
export async function ageHistory(
  { owner }: Connections,
  ages: { id: string; days: number; minutes: number; daysToPayment: number }[],
): Promise<void> {
  const client = await owner.connect();
  try {
    await client.query('begin');
    for (const table of TABLES) {
      await client.query(`alter table ${table} disable trigger user`);
    }
    await client.query(
      `create temporary table ages on commit drop as
       select id, make_interval(days => days, mins => minutes) as back, days,
         least("daysToPayment", greatest(days - 1, 0)) as paid_after
       from jsonb_to_recordset($1) as a (id uuid, days int, minutes int, "daysToPayment" int)`,
      [JSON.stringify(ages)],
    );
    for (const statement of STATEMENTS) await client.query(statement);
    for (const table of TABLES) {
      await client.query(`alter table ${table} enable trigger user`);
    }
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

const STATEMENTS = [
  // Nothing is paid out to a bank account that has just been added.
  `update app_public.bank_accounts set
     created_at = created_at - interval '400 days', updated_at = updated_at - interval '400 days'
   where created_at > now() - interval '1 day'`,
  `update app_public.invoices i set
     created_at = created_at - back, updated_at = updated_at - back, submitted_at = submitted_at - back,
     approved_at = approved_at - back, published_at = published_at - back, rejected_at = rejected_at - back,
     resolved_at = resolved_at - back + make_interval(days => paid_after),
     invoiced_on = invoiced_on - days, due_on = due_on - days
   from ages a where a.id = i.id`,
  `update app_public.events e
   set occurred_at = occurred_at - back
     + case event_type when 'RESOLVED' then make_interval(days => paid_after) else '0' end
   from ages a where a.id = e.entity_id`,
  `update app_public.deliveries d set
     created_at = created_at - back, updated_at = updated_at - back, sent_at = sent_at - back
   from ages a where a.id = d.invoice_id`,
  `update app_public.invoice_lines l set created_at = created_at - back, updated_at = updated_at - back
   from ages a where a.id = l.invoice_id`,
  `update app_public.audit_entries e set changed_at = changed_at - back
   from ages a where a.id = e.row_id`,
  // The document sent to a client contains the day it was sent.
  `update app_private.invoice_documents d set payload = app_private.draw_invoice(i), created_at = d.created_at - back
   from app_public.invoices i join ages a on a.id = i.id where i.id = d.invoice_id`,
];
