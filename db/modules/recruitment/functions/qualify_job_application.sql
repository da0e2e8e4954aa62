-- The worker's review of a submitted application: it qualifies when every required check has succeeded, also when there
-- is none. Called after submission and whenever a check has ended; safe to run twice. Definer because the worker reads
-- no table.
create or replace function app_private.qualify_job_application(id uuid) returns void
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_status app_public.job_application_status;
begin
  select a.status into v_status from app_public.job_applications a where a.id = qualify_job_application.id for no key update;
  if v_status = 'SUBMITTED' and not exists (
    select from app_public.job_checks c
    where c.job_application_id = qualify_job_application.id and c.is_required and c.status <> 'SUCCEEDED'
  ) then
    perform app_private.move_job_application(qualify_job_application.id, 'qualify');
  end if;
end;
$$;
comment on function app_private.qualify_job_application(uuid) is
  E'@task recruitment\nSays that an application is ready to be decided on, once nothing is open any more.';
grant execute on function app_private.qualify_job_application(uuid) to app_worker;
