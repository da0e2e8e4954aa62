-- Definer because the worker has no grants on tables. Stored before sending: a repeated delivery sends the same bytes,
-- and the sent document can be read afterwards.
create or replace function app_private.record_ehf_document(delivery_id uuid, file_id uuid) returns void
language sql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
  update app_public.deliveries d set ehf_document_id = $2
  where d.id = $1 and d.ehf_document_id is null and d.channel = 'EHF'
$$;
comment on function app_private.record_ehf_document(uuid, uuid) is 'Attaches the XML to a sending as EHF. Safe to run twice: the first one stays.';
grant execute on function app_private.record_ehf_document(uuid, uuid) to app_worker;
