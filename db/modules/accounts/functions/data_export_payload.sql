-- Definer because the worker reads no table.
create or replace function app_private.data_export_payload(id uuid) returns jsonb
language sql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select jsonb_build_object(
    'data', app_private.personal_export(e.account_id, e.user_id), 'files', app_private.files_to_export(e.account_id, e.user_id),
    'language', u.language
  )
  from app_public.data_exports e join app_public.accounts a on a.id = e.account_id join app_public.users u on u.id = e.user_id
  where e.id = data_export_payload.id and e.ready_at is null and a.deleted_at is null
$$;
comment on function app_private.data_export_payload(uuid) is
  'The data of an export: {data, files, language}; null when it is complete already or its account is deleted.';
grant execute on function app_private.data_export_payload(uuid) to app_worker;
