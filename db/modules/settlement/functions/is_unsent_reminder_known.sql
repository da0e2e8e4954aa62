create or replace function app_private.is_unsent_reminder_known(invoice_id uuid, sent int) returns boolean
language sql stable
set search_path to pg_catalog, public, pg_temp
as $$
  select exists (
    select from app_public.events e
    where e.entity = 'invoices' and e.entity_id = $1 and e.event_type = 'REMINDER_UNSENT' and (e.data ->> 'sent')::int = $2
  )
$$;
comment on function app_private.is_unsent_reminder_known(uuid, int) is
  'Whether the freelancer was notified that the next reminder, after this number of them, could not be sent because '
  'there is no address.';
