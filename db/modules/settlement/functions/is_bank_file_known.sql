-- Definer because the worker reads no table.
create or replace function app_private.is_bank_file_known(sha256 bytea) returns boolean
language sql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select exists (select from app_public.bank_files f where f.sha256 = $1)
$$;
comment on function app_private.is_bank_file_known(bytea) is 'Whether a file of these bytes was taken before, whatever became of it.';
grant execute on function app_private.is_bank_file_known(bytea) to app_worker;
