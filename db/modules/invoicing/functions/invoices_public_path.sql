create or replace function app_public.invoices_public_path(invoice app_public.invoices) returns text
language sql stable
as $$
  select '/v2/' || lower(coalesce((select c.language from app_public.clients c where c.id = invoice.client_id), 'NB')::text)
    || '/invoicemore/public-invoice/' || invoice.public_token
$$;
comment on function app_public.invoices_public_path(app_public.invoices) is
  'Path of the page the client sees, in the client''s language. Null until the invoice is published.';
grant execute on function app_public.invoices_public_path(app_public.invoices) to app_user, app_operator;
