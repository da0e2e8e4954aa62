-- Definer because the worker holds no table. Safe to run twice.
create or replace function app_private.copy_pending_payment(id uuid) returns void
language sql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select app_private.copy_purchases(array[e.invoice_id])
  from app_public.bank_exceptions e where e.id = copy_pending_payment.id and e.invoice_id is not null
$$;
comment on function app_private.copy_pending_payment(uuid) is
  E'@task purchases\nCopies the invoice that a payment names which waits to be booked, or waited, for the team it is to.';
grant execute on function app_private.copy_pending_payment(uuid) to app_worker;
