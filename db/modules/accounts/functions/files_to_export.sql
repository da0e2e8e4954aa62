create or replace function app_private.files_to_export(account_id uuid, user_id uuid) returns jsonb
language sql stable
set search_path to pg_catalog, public, pg_temp
as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', f.id, 'filename', f.filename, 'storageKey', f.storage_key) order by f.id), '[]')
  from app_public.files f
  where f.account_id = files_to_export.account_id
    and f.id <> all (app_private.withheld_rows(files_to_export.account_id, files_to_export.user_id))
$$;
comment on function app_private.files_to_export(uuid, uuid) is
  'The files of a person''s own account, [{id, filename, storageKey}], without those of withheld rows.';
