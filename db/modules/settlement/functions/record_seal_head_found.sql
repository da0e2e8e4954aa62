-- Definer because the worker holds no table.
create or replace function app_private.record_seal_head_found(day date, is_found boolean) returns void
language sql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
  update app_private.seal_heads h set is_found = $2 where h.day_on = $1 and h.is_found is distinct from $2
$$;
comment on function app_private.record_seal_head_found(date, boolean) is
  'Stores whether the file of a day matches the database.';
grant execute on function app_private.record_seal_head_found(date, boolean) to app_worker;
