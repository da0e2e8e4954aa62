-- Definer because the server reads no table.
create or replace function app_private.failed_jobs_waiting() returns int
language sql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select count(*)::int from app_public.failed_jobs f where f.status = 'FAILED'
$$;
comment on function app_private.failed_jobs_waiting() is 'The number of failed jobs that wait for an operator.';
grant execute on function app_private.failed_jobs_waiting() to app_authenticator;
