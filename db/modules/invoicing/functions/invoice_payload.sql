-- Definer because the worker holds no table. The document is the one that was published; only what
-- happens to it afterwards is read fresh.
create or replace function app_private.invoice_payload(invoice_id uuid) returns jsonb
language sql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select coalesce(d.payload, app_private.draw_invoice(i)) || jsonb_build_object(
    'status', i.status,
    'rejectionReason', i.rejection_reason,
    'isSent', exists (select from app_public.deliveries s where s.invoice_id = i.id),
    'pdf', case when f.id is not null then
      jsonb_build_object('fileId', f.id, 'filename', f.filename, 'storageKey', f.storage_key)
    end
  )
  from app_public.invoices i
    left join app_private.invoice_documents d on d.invoice_id = i.id
    left join app_public.files f on f.id = i.pdf_document_id
  where i.id = $1
$$;
comment on function app_private.invoice_payload(uuid) is
  'Everything the PDF and the mails need of an invoice; null when there is none. Amounts in minor units, percentages as numbers.';
grant execute on function app_private.invoice_payload(uuid) to app_worker;
