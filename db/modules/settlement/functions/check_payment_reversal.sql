-- A refund rests on the payment: once it is on its way, the client would have money that never came.
create or replace function app_private.check_payment_reversal(payment app_public.payments, invoice app_public.invoices) returns void
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
begin
  if payment.source = 'REVERSAL' or exists (select from app_public.payments p where p.reverses_id = payment.id)
    or exists (select from app_public.client_refunds r where r.invoice_id = invoice.id and r.status in ('SENT', 'PAID')) then
    perform app_private.refuse('INVALID_ACTION');
  elsif invoice.status not in ('PUBLISHED', 'RESOLVED', 'NULLIFIED') then
    perform app_private.refuse('INVOICE_NOT_PUBLISHED');
  end if;
end;
$$;
comment on function app_private.check_payment_reversal(app_public.payments, app_public.invoices) is
  'Refuses INVALID_ACTION for a payment that is reversed already, or whose invoice has a refund under way or paid, '
  'INVOICE_NOT_PUBLISHED.';
