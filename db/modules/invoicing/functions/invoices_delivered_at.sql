create or replace function app_public.invoices_delivered_at(invoice app_public.invoices) returns timestamptz
language sql stable
as $$
  select min(d.sent_at) from app_public.deliveries d where d.invoice_id = invoice.id and d.status = 'SENT'
$$;
comment on function app_public.invoices_delivered_at(app_public.invoices) is
  'When its client first got it from us, UTC; sending it again does not change that.';
grant execute on function app_public.invoices_delivered_at(app_public.invoices) to app_user, app_operator;
