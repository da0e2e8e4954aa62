-- The server has validated the answers by the applicant's form, as their browser did; the version it read is identified
-- by the row's updated_at. The job is locked, so that concurrent submissions do not exceed its places. Definer because
-- no role may write applications directly, and applicants can count only their own.
create or replace function app_public.submit_job_application(input jsonb) returns app_public.job_applications
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_application app_public.job_applications;
  v_verdict jsonb := app_private.prepared(input, 'submit_job_application');
  v_job app_public.jobs;
  v_fault jsonb;
begin
  perform app_private.refuse_when_impersonating();
  v_application := app_private.require_own_application((input ->> 'id')::uuid);
  perform app_private.require_transition('job_applications', v_application.id, v_application.status::text, 'submit');
  perform app_private.refuse_when_changed(v_application.updated_at, input);
  if (v_verdict ->> 'updatedAt')::timestamptz is distinct from v_application.updated_at then
    perform app_private.refuse('INVALID_ACTION', 'updatedAt');
  end if;
  for v_fault in select jsonb_array_elements(v_verdict -> 'faults') loop
    perform app_private.refuse((v_fault ->> 'code')::app_public.error_code, v_fault ->> 'path');
  end loop;
  select j.* into v_job from app_public.jobs j where j.id = v_application.job_id for no key update;
  if app_hidden.job_opening(v_job) <> 'OPEN' then
    perform app_private.refuse('INVALID_ACTION', 'id');
  end if;
  perform app_private.check_candidates(v_job.account_id);
  perform app_private.check_consent(v_job, input);
  perform app_private.stop_if_refused();

  update app_public.job_applications a
  set
    answers = v_verdict -> 'accepted', name = app_public.users_display_name(u), email = u.email,
    consent_id = (app_private.present_consent()).id, consented_at = now(), retention_months = v_job.retention_months,
    privacy_link = v_job.privacy_link, terms_link = v_job.terms_link
  from app_public.users u where a.id = v_application.id and u.id = a.user_id;
  v_application := app_private.move_job_application(v_application.id, 'submit');
  perform app_private.demand_job_checks(v_application, coalesce(v_verdict -> 'checks', '[]'));
  return v_application;
end;
$$;
comment on function app_public.submit_job_application(jsonb) is
'@impersonated refused
@ownAccount
@performs job_applications submit
Submits an application. BLANK, INVALID and so on at answers.<questionId>, by its form; INVALID_ACTION: the job is '
  'closed, full or past its deadline, or at updatedAt, another window has saved meanwhile; '
  'SUBSCRIPTION_LIMIT_EXCEEDED: the team''s plan allows no more this year; BLANK at consentVersion without the '
  'version of publicJob.consent, INVALID where it has changed. INVALID id, INVALID_TRANSITION.';
grant execute on function app_public.submit_job_application(jsonb) to app_user;
