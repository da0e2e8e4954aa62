create or replace function app_public.invoices_ehf_sent_at(invoice app_public.invoices) returns timestamptz
language sql stable
as $$
  select max(d.sent_at) from app_public.deliveries d where d.invoice_id = invoice.id and d.channel = 'EHF'
$$;
comment on function app_public.invoices_ehf_sent_at(app_public.invoices) is 'When the receiver last took it as EHF, UTC.';
grant execute on function app_public.invoices_ehf_sent_at(app_public.invoices) to app_user, app_operator;
