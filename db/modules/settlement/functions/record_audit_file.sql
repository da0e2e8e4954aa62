-- Definer because the worker holds no table. The first file stays.
create or replace function app_private.record_audit_file(audit_file_id uuid, file_id uuid, journal_count bigint) returns void
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
begin
  update app_public.audit_files f set
    file_id = record_audit_file.file_id, journal_count = record_audit_file.journal_count, failure = null
  where f.id = audit_file_id and f.file_id is null;
  if found then
    perform app_private.make_file_private(record_audit_file.file_id);
    perform app_private.record_event('audit_files', audit_file_id, null, 'RENDERED', null);
  end if;
end;
$$;
comment on function app_private.record_audit_file(uuid, uuid, bigint) is 'Keeps the file of an export of the books. Safe to run twice: the first file stays.';
grant execute on function app_private.record_audit_file(uuid, uuid, bigint) to app_worker;
