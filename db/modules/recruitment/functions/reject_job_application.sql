create or replace function app_public.reject_job_application(input jsonb) returns app_public.job_applications
language plpgsql volatile
as $$
declare
  v_application app_public.job_applications := app_private.require_handled_application((input ->> 'id')::uuid);
begin
  perform app_private.refuse_when_changed(v_application.updated_at, input);
  perform app_private.stop_if_refused();
  return app_private.move_job_application(v_application.id, 'reject', app_hidden.text_at(input, 'reason'));
end;
$$;
comment on function app_public.reject_job_application(jsonb) is
'@impersonated allowed
@performs job_applications reject
Rejects an applicant, who is mailed the reason if there is one; for those who handle the job''s applications. INVALID '
  'id, INVALID_TRANSITION, UNAUTHORIZED.';
grant execute on function app_public.reject_job_application(jsonb) to app_user;
