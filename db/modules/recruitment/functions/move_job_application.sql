-- Definer because the status is granted to no role: it changes together with its time, its reason and its event. The
-- actor is still the caller; the transitions decide.
create or replace function app_private.move_job_application(application_id uuid, action text, reason text default null)
returns app_public.job_applications
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_application app_public.job_applications;
  v_to app_public.job_application_status := app_private.require_row_transition('job_applications', application_id, action);
begin
  perform app_private.stop_if_refused();
  perform app_private.tell_of_transition('job_applications', application_id, jsonb_strip_nulls(jsonb_build_object('reason', reason)));
  update app_public.job_applications a set
    status = v_to,
    submitted_at = case v_to when 'SUBMITTED' then now() when 'PENDING' then null else a.submitted_at end,
    qualified_at = case v_to when 'QUALIFIED' then now() when 'PENDING' then null else a.qualified_at end,
    decided_at = case when v_to in ('APPROVED', 'REJECTED') then now() else a.decided_at end,
    enrolled_at = case v_to when 'ENROLLED' then now() else a.enrolled_at end,
    last_step_at = now(), asked_to_extend_at = null,
    rejection_reason = coalesce(reason, a.rejection_reason)
  where a.id = application_id
  returning a.* into v_application;
  if v_to = 'PENDING' then
    update app_public.job_checks c set shared_at = null where c.job_application_id = application_id;
  elsif v_to in ('APPROVED', 'REJECTED') then
    -- The submitted material is no longer needed.
    delete from app_public.job_check_papers p using app_public.job_checks c
    where c.id = p.job_check_id and c.job_application_id = application_id;
  end if;
  return v_application;
end;
$$;
comment on function app_private.move_job_application(uuid, text, text) is
  'Takes an application through a transition, as far as the caller may. Stops with INVALID for a row out of reach, or '
  'the transition''s refusal.';
grant execute on function app_private.move_job_application(uuid, text, text) to app_user, app_worker;
