create or replace function app_private.record_document_event(document_id uuid, event_type text, data jsonb) returns void
language sql volatile
as $$
  select app_private.record_event(o.entity, o.id, o.account_id, event_type, o.status, data)
  from app_private.documents o where o.id = document_id
$$;
comment on function app_private.record_document_event(uuid, text, jsonb) is 'Writes an event of an invoice or a credit note.';
grant execute on function app_private.record_document_event(uuid, text, jsonb) to app_user;
