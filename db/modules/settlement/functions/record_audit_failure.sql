-- Definer because the worker holds no table.
create or replace function app_private.record_audit_failure(audit_file_id uuid, failure text) returns void
language sql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
  update app_public.audit_files f set failure = left($2, 500) where f.id = $1 and f.file_id is null
$$;
comment on function app_private.record_audit_failure(uuid, text) is 'Keeps why an export of the books could not be written.';
grant execute on function app_private.record_audit_failure(uuid, text) to app_worker;
