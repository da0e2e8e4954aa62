-- Definer because checks and their submitted material change with the application, for every caller.
create or replace function app_private.move_job_application(application_id uuid, action text, reason text default null)
returns app_public.job_applications
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_application app_public.job_applications := app_private.set_status(
    null::app_public.job_applications, application_id,
    app_private.require_row_transition('job_applications', application_id, action), reason,
    jsonb_build_object('last_step_at', now(), 'asked_to_extend_at', null) || case action
      when 'withdraw' then jsonb_build_object('submitted_at', null, 'qualified_at', null)
      when 'approve' then jsonb_build_object('decided_at', now())
      when 'reject' then jsonb_build_object('decided_at', now(), 'rejection_reason', reason)
      else '{}'
    end
  );
begin
  if v_application.status = 'PENDING' then
    update app_public.job_checks c set shared_at = null where c.job_application_id = application_id;
  elsif v_application.status in ('APPROVED', 'REJECTED') then
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
