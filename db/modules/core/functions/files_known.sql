-- Definer because the worker reads no table. It looks up which stored objects have a row, and removes the rest: bytes
-- of a mutation that was refused after they were stored.
create or replace function app_private.files_known(storage_keys text[]) returns setof text
language sql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select k from unnest(storage_keys) k
  where exists (select from app_public.files f where f.storage_key = k or f.thumb_storage_key = k)
$$;
comment on function app_private.files_known(text[]) is 'Those of the given storage keys that a file uses.';
grant execute on function app_private.files_known(text[]) to app_worker;
