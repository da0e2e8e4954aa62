create or replace function app_public.approve_job_check(input jsonb) returns app_public.job_checks
language plpgsql volatile
as $$
declare
  v_check app_public.job_checks;
begin
  perform app_private.refuse_when_impersonating();
  v_check := app_private.require_seen_check((input ->> 'id')::uuid);
  perform app_private.refuse_when_changed(v_check.updated_at, input);
  perform app_private.stop_if_refused();
  return app_private.move_job_check(v_check.id, 'approve');
end;
$$;
comment on function app_public.approve_job_check(jsonb) is
'@impersonated refused
@performs job_checks approve
Approves a check; for members with the access its kind requires who have opened the submitted material, and for '
  'operators with REVIEW, except criminal records. INVALID id, INVALID_TRANSITION, UNAUTHORIZED, INVALID_ACTION at '
  'updatedAt.';
grant execute on function app_public.approve_job_check(jsonb) to app_user, app_operator;
