-- Definer because the worker has no grants on tables. The document stays as at submission. Values assigned at
-- publication are added; the status and the addresses of people are current.
create or replace function app_private.invoice_payload(invoice_id uuid) returns jsonb
language sql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select d.payload || jsonb_build_object(
    'freelancer', app_private.draw_freelancer(i.account_id, i.created_by, i.freelance_profile_id)
      || jsonb_build_object('name', d.payload #> '{freelancer,name}'),
    'documentNumber', i.document_number, 'kid', i.kid, 'publicPath', app_public.invoices_public_path(i),
    'accountPath', app_private.draw_account_path(i.account_id),
    'status', i.status,
    'settlement', (
      select jsonb_build_object('credited', s.credited_minor, 'paid', s.paid_minor, 'remaining', s.remaining_minor)
      from app_public.invoices_settlement(i) s
    ),
    'pdf', case when f.id is not null then
      jsonb_build_object('fileId', f.id, 'filename', f.filename, 'storageKey', f.storage_key)
    end
  )
  from app_public.invoices i
    join app_private.invoice_documents d on d.invoice_id = i.id
    left join app_public.files f on f.id = i.pdf_document_id
  where i.id = $1
$$;
comment on function app_private.invoice_payload(uuid) is
  'Everything the PDF and the mails need of an invoice; null for a draft. Amounts in minor units, percentages as numbers.';
grant execute on function app_private.invoice_payload(uuid) to app_worker;
