-- Credit notes published after the payment are owed to the client because of it, so with one of those nothing is taken back.
create or replace function app_private.check_payment_reversal(payment app_public.payments, invoice app_public.invoices) returns void
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
begin
  if payment.source = 'REVERSAL' or exists (select from app_public.payments p where p.reverses_id = payment.id)
    or (app_public.invoices_settlement(invoice)).refund_minor > 0 then
    perform app_private.refuse('INVALID_ACTION');
  elsif invoice.status not in ('PUBLISHED', 'RESOLVED') then
    perform app_private.refuse('INVOICE_NOT_PUBLISHED');
  end if;
end;
$$;
comment on function app_private.check_payment_reversal(app_public.payments, app_public.invoices) is
  'Refuses INVALID_ACTION for a payment that was taken back already or that a credit note has followed, INVOICE_NOT_PUBLISHED.';
