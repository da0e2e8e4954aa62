-- Definer because the worker reads no table.
create or replace function app_private.data_export_payload(id uuid) returns jsonb
language sql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select jsonb_build_object(
    'data', app_private.personal_export(e.account_id, e.user_id),
    'files', (
      select coalesce(jsonb_agg(jsonb_build_object('id', f.id, 'filename', f.filename, 'storageKey', f.storage_key) order by f.id), '[]')
      from app_public.files f
      where f.account_id = e.account_id and f.id <> all (app_private.withheld_rows(e.account_id, e.user_id))
    ),
    'language', u.language
  )
  from app_public.data_exports e join app_public.accounts a on a.id = e.account_id join app_public.users u on u.id = e.user_id
  where e.id = data_export_payload.id and e.ready_at is null and a.deleted_at is null
$$;
comment on function app_private.data_export_payload(uuid) is
  'The data of an export: {data, files, language}, of each file {id, filename, storageKey}; null when it is complete already or its account is deleted.';
grant execute on function app_private.data_export_payload(uuid) to app_worker;
