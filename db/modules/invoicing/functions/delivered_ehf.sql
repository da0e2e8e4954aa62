create or replace function app_private.delivered_ehf(document_id uuid) returns uuid
language sql stable
as $$
  select d.ehf_document_id from app_public.deliveries d
  where (d.invoice_id = $1 or d.credit_note_id = $1) and d.answer = 'DELIVERED'
  order by d.created_at desc, d.id desc limit 1
$$;
comment on function app_private.delivered_ehf(uuid) is
  'The XML that the access point has delivered of an invoice or a credit note; null where neither went as EHF.';
