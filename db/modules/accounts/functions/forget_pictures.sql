-- The row of a replaced picture is deleted, since it is not shown any more; the bytes are removed by the nightly job.
create or replace function app_private.forget_pictures(before app_public.accounts, after app_public.accounts) returns void
language sql volatile
set search_path to pg_catalog, public, pg_temp
as $$
  select app_private.forget_file(old.id)
  from (values (before.symbol_id, after.symbol_id), (before.logo_id, after.logo_id)) old (id, replaced_by)
  where old.id is not null and old.id is distinct from old.replaced_by
$$;
comment on function app_private.forget_pictures(app_public.accounts, app_public.accounts) is
  'Forgets the pictures that an account had before and has no more.';
