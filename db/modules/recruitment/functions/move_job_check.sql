-- The submitted material is deleted with the decision. An expired check keeps the decision made when it was valid. Of a
-- check that waits for its applicant again, a provider's answer to an earlier order is ignored. Definer because the
-- material is nobody's to delete.
create or replace function app_private.move_job_check(check_id uuid, action text, reason text default null) returns app_public.job_checks
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_check app_public.job_checks := app_private.set_status(
    null::app_public.job_checks, check_id, app_private.require_row_transition('job_checks', check_id, action), null, case action
      when 'renew' then jsonb_build_object(
        'decided_at', null, 'decided_by', null, 'rejection_reason', null, 'order_reference', null, 'ordered_at', null, 'answered_at', null,
        'outcome', null, 'expires_on', null
      )
      when 'expire' then jsonb_build_object('rejection_reason', reason)
      when 'approve' then jsonb_build_object('decided_at', now(), 'decided_by', app_hidden.current_user_id(), 'rejection_reason', null)
      when 'reject' then jsonb_build_object('decided_at', now(), 'decided_by', app_hidden.current_user_id(), 'rejection_reason', reason)
      else '{}'
    end
  );
begin
  if v_check.status in ('SUCCEEDED', 'FAILED') then
    delete from app_public.job_check_papers p where p.job_check_id = check_id;
  end if;
  return v_check;
end;
$$;
comment on function app_private.move_job_check(uuid, text, text) is
  'Takes a check through a transition, as far as the caller may. Stops with INVALID for a row out of reach, or the '
  'transition''s refusal.';
grant execute on function app_private.move_job_check(uuid, text, text) to app_user, app_operator, app_worker;
