-- Definer because the worker calls it, which reads no table.
create or replace function app_hidden.job_check_is_ordered(id uuid) returns boolean
language sql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select exists (
    select from app_public.job_checks c
    where c.id = job_check_is_ordered.id and app_hidden.job_check_source(c.job_check_type) = 'PROVIDER'
      and app_hidden.is_within_reach(c.account_id)
  )
$$;
comment on function app_hidden.job_check_is_ordered(uuid) is 'Whether a check is decided by a provider.';
grant execute on function app_hidden.job_check_is_ordered(uuid) to app_worker;
