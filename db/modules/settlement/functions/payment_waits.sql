-- Definer because only operators read the queue.
create or replace function app_hidden.payment_waits(invoice_id uuid) returns boolean
language sql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select exists (select from app_public.invoices i where i.id = $1 and app_hidden.is_within_reach(i.account_id))
    and app_hidden.awaits_booking($1)
$$;
comment on function app_hidden.payment_waits(uuid) is E'@stopsReminder\nWhether money that names the invoice of the caller''s account waits to be booked.';
grant execute on function app_hidden.payment_waits(uuid) to app_user, app_operator;
