-- The reason goes to the applicant word for word. The content of a criminal record is stored nowhere.
create or replace function app_public.reject_job_check(input jsonb) returns app_public.job_checks
language plpgsql volatile
as $$
declare
  v_check app_public.job_checks;
  v_reason text := app_hidden.text_at(input, 'reason');
begin
  perform app_private.refuse_when_impersonating();
  v_check := app_private.require_seen_check((input ->> 'id')::uuid);
  perform app_private.refuse_when_changed(v_check.updated_at, input);
  if v_check.job_check_type = 'CRIMINAL_RECORD' and v_reason is not null then
    perform app_private.refuse('PRESENT', 'reason');
  end if;
  perform app_private.stop_if_refused();
  return app_private.move_job_check(v_check.id, 'reject', v_reason);
end;
$$;
comment on function app_public.reject_job_check(jsonb) is
'@impersonated refused
@performs job_checks reject
Marks a check as failed; the applicant reads the reason, if there is one, and can submit again. PRESENT at reason: '
  'none is stored for a criminal record. The same users as for approval. INVALID id, INVALID_TRANSITION, '
  'UNAUTHORIZED, INVALID_ACTION at updatedAt.';
grant execute on function app_public.reject_job_check(jsonb) to app_user, app_operator;
