create or replace function app_public.invoices_last_delivery(invoice app_public.invoices) returns app_public.deliveries
language sql stable
as $$
  select d.* from app_public.deliveries d
  where d.invoice_id = invoice.id and not (d.is_reminder and d.status = 'SETTLED')
  order by d.created_at desc, d.id desc limit 1
$$;
comment on function app_public.invoices_last_delivery(app_public.invoices) is
  'The latest delivery to the client, whose status shows whether the client has it; a settled reminder does not count. '
  'Null before publication and while the document is rendered.';
grant execute on function app_public.invoices_last_delivery(app_public.invoices) to app_user, app_operator;
