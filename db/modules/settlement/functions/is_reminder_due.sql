create or replace function app_private.is_reminder_due(invoice app_public.invoices, at timestamptz) returns boolean
language sql stable
set search_path to pg_catalog, public, pg_temp
as $$
  select coalesce(
    invoice.due_on < here.at::date and app_hidden.is_bank_day(here.at::date) and here.at::time >= '08:00' and here.at::time < '16:00'
      and r.next_on = here.at::date
      and (r.hold is null or (r.hold = 'NO_ADDRESS' and not exists (
        select from app_public.events e
        where e.entity = 'invoices' and e.entity_id = invoice.id and e.event_type = 'REMINDER_UNSENT' and (e.data ->> 'sent')::int = r.sent
      ))),
    false
  )
  from (select is_reminder_due.at at time zone 'Europe/Oslo' as at) here
    cross join lateral app_private.reminders_at(invoice, is_reminder_due.at) r
$$;
comment on function app_private.is_reminder_due(app_public.invoices, timestamptz) is
  'Whether its client is to be reminded at a moment, or its freelancer to hear that there is no address: on bank days from 8 to 16 in Norway.';
