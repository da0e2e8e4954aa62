create or replace function app_private.invoices_client_name(invoice app_public.invoices) returns text
language sql stable
as $$
  select d.payload #>> '{client,name}' from app_private.invoice_documents d where d.invoice_id = invoice.id
$$;
comment on function app_private.invoices_client_name(app_public.invoices) is
  'Its client, as the document names it; null for a draft.';
