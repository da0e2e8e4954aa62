-- A written-off rest is given up and not forgiven: money that comes for it all the same is a payment.
create or replace function app_private.payment_limit(invoice app_public.invoices) returns bigint
language sql stable
set search_path to pg_catalog, public, pg_temp
as $$
  select case
    when invoice.status = 'PUBLISHED' then s.remaining_minor
    when invoice.status = 'RESOLVED' and invoice.resolution = 'WRITTEN_OFF' then
      greatest(invoice.total_minor - s.credited_minor - invoice.paid_minor, 0)
    else 0
  end
  from app_public.invoices_settlement(invoice) s
$$;
comment on function app_private.payment_limit(app_public.invoices) is
  'The most that may be booked as paid of an invoice, in øre: what remains of it, or what was written off.';
