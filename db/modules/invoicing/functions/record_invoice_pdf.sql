-- Definer because the worker holds no table. The first PDF stays: the client's copy and ours are
-- the same bytes.
create or replace function app_private.record_invoice_pdf(invoice_id uuid, file_id uuid) returns void
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_invoice app_public.invoices;
begin
  select i.* into v_invoice from app_public.invoices i where i.id = invoice_id for no key update;
  if v_invoice.pdf_document_id is not null or v_invoice.status not in ('PUBLISHED', 'RESOLVED', 'NULLIFIED') then
    return;
  end if;
  update app_public.invoices i set pdf_document_id = file_id where i.id = invoice_id returning i.* into v_invoice;

  perform app_private.deliver_as_preferred(v_invoice.id);
  -- The mail to the client comes first: if it is refused, the freelancer is notified of that instead.
  perform app_private.record_event('invoices', invoice_id, v_invoice.account_id, 'RENDERED', v_invoice.status::text);
end;
$$;
comment on function app_private.record_invoice_pdf(uuid, uuid) is
  'Attaches the rendered PDF to a published invoice and enqueues its delivery to the client. Safe to run twice: the '
  'first PDF stays.';
grant execute on function app_private.record_invoice_pdf(uuid, uuid) to app_worker;
