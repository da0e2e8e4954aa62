create or replace function app_public.approve_job_application(input jsonb) returns app_public.job_applications
language plpgsql volatile
as $$
declare
  v_application app_public.job_applications := app_private.require_handled_application((input ->> 'id')::uuid);
begin
  perform app_private.refuse_when_changed(v_application.updated_at, input);
  -- Not qualified means that a check is open; one that was in order when it was qualified may have expired since.
  if v_application.status = 'SUBMITTED' or v_application.status = 'QUALIFIED' and exists (
    select from app_public.job_checks c where c.job_application_id = v_application.id and c.is_required and c.status <> 'SUCCEEDED'
  ) then
    perform app_private.refuse('JOB_CHECK_PENDING');
  end if;
  perform app_private.stop_if_refused();
  return app_private.move_job_application(v_application.id, 'approve');
end;
$$;
comment on function app_public.approve_job_application(jsonb) is
'@impersonated allowed
@performs job_applications approve
Approves an applicant; for those who handle the job''s applications. JOB_CHECK_PENDING: a check is still open, or has '
  'expired. INVALID id, INVALID_TRANSITION, UNAUTHORIZED.';
grant execute on function app_public.approve_job_application(jsonb) to app_user;
