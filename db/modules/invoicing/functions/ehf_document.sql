-- Definer because documents are granted to no role. An electronic invoice goes to the buyer that the document names, whatever
-- has become of the client since.
create or replace function app_private.ehf_document(document_id uuid) returns jsonb
language sql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select jsonb_build_object(
    'seller', d.payload -> 'seller', 'client', d.payload -> 'client', 'currency', d.payload -> 'currency',
    'buyerReference', d.payload -> 'buyerReference', 'orderReference', d.payload -> 'orderReference'
  )
  from app_private.documents o join app_private.invoice_documents d on d.invoice_id = o.invoice_id
  where o.id = $1 and app_hidden.is_within_reach(d.account_id)
$$;
comment on function app_private.ehf_document(uuid) is
  'Parties, references and currency of a submitted invoice, or of the one that a credit note takes back; null out of the caller''s reach.';
grant execute on function app_private.ehf_document(uuid) to app_user, app_operator;
