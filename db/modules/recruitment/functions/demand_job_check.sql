create or replace function app_private.demand_job_check(
  application app_public.job_applications, job_check_type app_public.job_check_type, is_required boolean
) returns app_public.job_checks
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_check app_public.job_checks;
begin
  perform app_private.require_transition('job_checks', null, null, 'create');
  perform app_private.stop_if_refused();
  insert into app_public.job_checks (
    account_id, partner_account_id, job_application_id, job_id, user_id, job_check_type, is_required, name, shared_at
  ) values (
    application.account_id, application.partner_account_id, application.id, application.job_id, application.user_id,
    demand_job_check.job_check_type, demand_job_check.is_required, application.name, application.submitted_at
  )
  returning * into v_check;
  return v_check;
end;
$$;
comment on function app_private.demand_job_check(app_public.job_applications, app_public.job_check_type, boolean) is
  'Makes a check of an application that has none of its kind.';
