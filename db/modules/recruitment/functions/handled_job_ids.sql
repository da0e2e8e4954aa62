-- Definer because the policy of applications calls it, and jobs read applications. It concerns the caller alone.
create or replace function app_hidden.handled_job_ids() returns uuid[]
language sql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select coalesce(array_agg(j.id), '{}')
  from app_public.jobs j
  where j.account_id = app_hidden.current_account_id() and j.department_id = any (app_hidden.managed_department_ids())
$$;
comment on function app_hidden.handled_job_ids() is
  'The jobs of the current account whose applications the caller handles: all for OWNER and ADMIN, those of their departments for a MANAGER.';
grant execute on function app_hidden.handled_job_ids() to app_user;
