create or replace function app_private.insert_delivery(document_id uuid, attributes jsonb) returns uuid
language sql volatile
as $$
  select (app_private.insert_row(null::app_public.deliveries, attributes || jsonb_build_object(
    'accountId', o.account_id, case o.entity when 'invoices' then 'invoiceId' else 'creditNoteId' end, o.id
  ))).id
  from app_private.documents o where o.id = document_id
$$;
comment on function app_private.insert_delivery(uuid, jsonb) is
  'Adds a delivery of a document and returns its key. The caller has asked the transitions.';
