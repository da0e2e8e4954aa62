-- Definer because the worker reads no table.
create or replace function app_private.bank_file_payload(id uuid) returns jsonb
language sql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select jsonb_build_object('storageKey', f.storage_key, 'accountNumber', s.account_number)
  from app_public.bank_files b join app_public.files f on f.id = b.file_id cross join app_public.invoicing_settings s
  where b.id = $1 and b.status = 'READING'
$$;
comment on function app_private.bank_file_payload(uuid) is
  'The storage key of a bank file, and our account; null once it is read.';
grant execute on function app_private.bank_file_payload(uuid) to app_worker;
