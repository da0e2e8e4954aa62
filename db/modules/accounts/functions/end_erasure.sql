create or replace function app_private.end_erasure(erasure_id uuid) returns void
language sql volatile
set search_path to pg_catalog, public, pg_temp
as $$
  update app_public.erasures e
  set
    rows_erased = (select coalesce(sum(r.rows_erased), 0) from app_public.erased_rows r where r.erasure_id = e.id),
    files_erased = (
      select coalesce(sum(r.rows_erased), 0) from app_public.erased_rows r where r.erasure_id = e.id and r.table_name = 'files'
    )
  where e.id = end_erasure.erasure_id;
  select set_config('app.erasing', 'off', true)
$$;
comment on function app_private.end_erasure(uuid) is 'Ends an erasure: sums up its proof, and the trail only grows again.';
