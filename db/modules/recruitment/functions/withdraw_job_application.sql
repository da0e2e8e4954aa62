create or replace function app_public.withdraw_job_application(input jsonb) returns app_public.job_applications
language plpgsql volatile
as $$
declare
  v_application app_public.job_applications;
begin
  perform app_private.refuse_when_impersonating();
  v_application := app_private.require_own_application((input ->> 'id')::uuid);
  perform app_private.require_transition('job_applications', v_application.id, v_application.status::text, 'withdraw');
  perform app_private.refuse_when_changed(v_application.updated_at, input);
  perform app_private.stop_if_refused();
  return app_private.move_job_application(v_application.id, 'withdraw');
end;
$$;
comment on function app_public.withdraw_job_application(jsonb) is
'@impersonated refused
@ownAccount
@performs job_applications withdraw
Takes back an application that is not decided on yet: the team no longer sees it, and it can be changed and sent in again. INVALID id, INVALID_TRANSITION.';
grant execute on function app_public.withdraw_job_application(jsonb) to app_user;
