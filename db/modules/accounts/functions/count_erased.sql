create or replace function app_private.count_erased(erasure_id uuid, table_name text, n bigint) returns void
language sql volatile
set search_path to pg_catalog, public, pg_temp
as $$
  insert into app_public.erased_rows as r (account_id, erasure_id, table_name, rows_erased)
  select e.account_id, e.id, count_erased.table_name, n from app_public.erasures e where e.id = count_erased.erasure_id and n > 0
  on conflict on constraint erased_rows_of_a_table do update set rows_erased = r.rows_erased + n
$$;
comment on function app_private.count_erased(uuid, text, bigint) is 'Adds to the proof of an erasure how many rows of a table it took.';
