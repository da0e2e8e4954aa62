-- Definer because the policy of jobs calls it, and the policy of applications reads jobs in turn. It concerns the
-- caller alone and returns one value, so that a policy calls it once per statement.
create or replace function app_hidden.applied_job_ids() returns uuid[]
language sql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select coalesce(array_agg(a.job_id), '{}')
  from app_public.job_applications a
  where a.account_id = app_hidden.current_account_id() and a.user_id = app_hidden.current_user_id()
$$;
comment on function app_hidden.applied_job_ids() is 'The jobs to which the caller has an application in the current account.';
grant execute on function app_hidden.applied_job_ids() to app_user;
