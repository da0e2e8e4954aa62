-- Definer because the worker holds no table.
create or replace function app_private.stored_seal_heads() returns setof jsonb
language sql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select jsonb_build_object('day', h.day_on, 'position', h.position, 'hash', encode(h.hash, 'hex'))
  from app_private.seal_heads h where h.file_id is not null order by h.day_on
$$;
comment on function app_private.stored_seal_heads() is 'The head of the chain on each day with a stored file.';
grant execute on function app_private.stored_seal_heads() to app_worker;
