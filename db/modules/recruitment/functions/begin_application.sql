-- The job is locked as for an edit of its form, so that the application's form is the one that was read. Definer
-- because an applicant reads no job before they have applied.
create or replace function app_private.begin_application(job_id uuid, must_be_new boolean) returns app_public.job_applications
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_application app_public.job_applications;
  v_job app_public.jobs;
  v_user app_public.users;
begin
  perform app_private.require_transition('job_applications', null, null, 'create');
  perform app_private.require_confirmed_user();
  if app_hidden.acts_in_team() then
    perform app_private.refuse('INVALID_ACTION');
  end if;
  perform app_private.stop_if_refused();
  select a.* into v_application from app_public.job_applications a
  where a.job_id = begin_application.job_id and a.user_id = app_hidden.current_user_id();
  if found and not must_be_new then
    return v_application;
  elsif found then
    perform app_private.refuse('TAKEN', 'jobId');
  end if;
  select j.* into v_job from app_public.jobs j where j.id = begin_application.job_id and j.status <> 'DRAFT' for no key update;
  if not found then
    perform app_private.refuse('INVALID', 'jobId');
  elsif app_hidden.job_opening(v_job) <> 'OPEN' then
    perform app_private.refuse('INVALID_ACTION', 'jobId');
  end if;
  perform app_private.stop_if_refused();

  select u.* into v_user from app_public.users u where u.id = app_hidden.current_user_id();
  insert into app_public.job_applications (
    account_id, partner_account_id, job_id, form_version_id, user_id, name, email
  ) values (
    app_hidden.current_account_id(), v_job.account_id, v_job.id, (app_hidden.newest_job_form(v_job.id)).id, v_user.id,
    app_public.users_display_name(v_user), v_user.email
  )
  on conflict on constraint job_applications_one_each do nothing
  returning * into v_application;
  if not found then
    if must_be_new then
      perform app_private.refuse('TAKEN', 'jobId');
      perform app_private.stop_if_refused();
    end if;
    select a.* into v_application from app_public.job_applications a
    where a.job_id = v_job.id and a.user_id = v_user.id;
  end if;
  return v_application;
end;
$$;
comment on function app_private.begin_application(uuid, boolean) is
  'The caller''s application to a job, created if there is none. Stops with INVALID at jobId for an unpublished job, '
  'INVALID_ACTION at jobId for one that is not open, TAKEN at jobId where it must be new, INVALID_ACTION in a team, '
  'USER_NOT_CONFIRMED.';
grant execute on function app_private.begin_application(uuid, boolean) to app_user;
