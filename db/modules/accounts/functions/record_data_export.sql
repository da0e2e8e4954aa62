-- A second run finds it made. Definer because the worker writes no table.
create or replace function app_private.record_data_export(id uuid, byte_size bigint, sha256 bytea, storage_key text) returns void
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_export app_public.data_exports;
  v_file_id uuid;
begin
  select e.* into v_export from app_public.data_exports e where e.id = record_data_export.id and e.ready_at is null for no key update;
  if not found then
    return;
  end if;
  v_file_id := app_private.register_file(
    v_export.account_id, 'honorar-' || app_hidden.today() || '.zip', 'application/zip', byte_size, sha256, storage_key
  );
  perform app_private.make_file_private(v_file_id);
  update app_public.data_exports e set file_id = v_file_id, ready_at = now(), expires_at = now() + interval '7 days'
  where e.id = v_export.id;
  perform app_private.record_event('data_exports', v_export.id, v_export.account_id, 'READY', null);
end;
$$;
comment on function app_private.record_data_export(uuid, bigint, bytea, text) is
  'Records the file of an export, which its person has for seven days.';
grant execute on function app_private.record_data_export(uuid, bigint, bytea, text) to app_worker;
