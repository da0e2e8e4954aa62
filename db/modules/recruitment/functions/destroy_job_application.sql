-- Consent can be withdrawn at any time except during an enrolment, which is an agreement. Definer because no role may
-- delete applications directly.
create or replace function app_public.destroy_job_application(input jsonb) returns app_public.job_applications
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_application app_public.job_applications;
begin
  perform app_private.refuse_when_impersonating();
  v_application := app_private.require_own_application((input ->> 'id')::uuid);
  if app_public.job_applications_kept_until(v_application) is null then
    perform app_private.refuse('INVALID_ACTION', 'id');
  end if;
  perform app_private.stop_if_refused();
  perform app_private.erase_job_application(v_application, 'ASKED_FOR');
  return v_application;
end;
$$;
comment on function app_public.destroy_job_application(jsonb) is
'@impersonated refused
@destroys
Erases the caller''s own application, also at the team, with all dependent data. INVALID_ACTION at id: during an '
  'enrolment. INVALID id.';
grant execute on function app_public.destroy_job_application(jsonb) to app_user;
