-- An application approved during an enrolment needs no second approval. Safe to run twice. Definer because the worker
-- reads no table.
create or replace function app_private.enrol_application(id uuid) returns void
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_status app_public.job_application_status;
begin
  select a.status into v_status from app_public.job_applications a where a.id = enrol_application.id for no key update;
  if v_status = 'APPROVED' and app_hidden.application_is_enrolled(enrol_application.id) then
    perform app_private.move_job_application(enrol_application.id, 'enrol');
  end if;
end;
$$;
comment on function app_private.enrol_application(uuid) is
  E'@task recruitment\nEnrols an approved application of a person who is enrolled with the team already.';
grant execute on function app_private.enrol_application(uuid) to app_worker;
