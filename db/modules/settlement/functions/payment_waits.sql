-- Definer because only operators read the queue.
create or replace function app_hidden.payment_waits(invoice_id uuid) returns boolean
language sql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select exists (
    select from app_public.bank_exceptions e join app_public.invoices i on i.id = e.invoice_id
    where e.invoice_id = $1 and e.status = 'WAITING' and e.waiting_minor > 0 and app_hidden.is_within_reach(i.account_id)
  )
$$;
comment on function app_hidden.payment_waits(uuid) is E'@stopsReminder\nWhether money that names the invoice by its KID waits to be booked.';
grant execute on function app_hidden.payment_waits(uuid) to app_user, app_operator;
