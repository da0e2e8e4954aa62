-- Definer because documents are granted to no role. An electronic invoice goes to the buyer that the document names, whatever
-- has become of the client since.
create or replace function app_private.ehf_document(invoice_id uuid, credit_note_id uuid) returns jsonb
language sql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select jsonb_build_object(
    'seller', d.payload -> 'seller', 'client', d.payload -> 'client', 'currency', d.payload -> 'currency',
    'buyerReference', d.payload -> 'buyerReference', 'orderReference', d.payload -> 'orderReference'
  )
  from app_private.invoice_documents d
  where d.invoice_id = coalesce($1, (select n.invoice_id from app_public.credit_notes n where n.id = $2))
    and app_hidden.is_within_reach(d.account_id)
$$;
comment on function app_private.ehf_document(uuid, uuid) is
  'Parties, references and currency of a submitted invoice, or of the one that a credit note takes back; null out of the caller''s reach.';
grant execute on function app_private.ehf_document(uuid, uuid) to app_user, app_operator;
