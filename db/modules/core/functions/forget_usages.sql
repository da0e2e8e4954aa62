-- Definer because the worker writes no table.
create or replace function app_private.forget_usages() returns void
language sql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
  delete from app_private.usages u
  where u.used_at < now() - make_interval(mins => (select coalesce(max(l.minutes), 0) from app_public.limits l))
$$;
comment on function app_private.forget_usages() is
  E'@task core\nRemoves usage that no limit counts any more. For a nightly job.';
grant execute on function app_private.forget_usages() to app_worker;
