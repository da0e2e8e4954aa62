-- Definer because the status is granted to no role: it changes together with its times, and the submitted material is
-- deleted with the decision. The actor is still the caller; the transitions decide.
create or replace function app_private.move_job_check(check_id uuid, action text, reason text default null) returns app_public.job_checks
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_check app_public.job_checks;
  v_to app_public.job_check_status := app_private.require_row_transition('job_checks', check_id, action);
begin
  perform app_private.stop_if_refused();
  update app_public.job_checks c set
    status = v_to,
    -- An expired check keeps the decision made when it was valid.
    decided_at = case when action = 'expire' then c.decided_at when v_to in ('SUCCEEDED', 'FAILED') then now() end,
    decided_by = case when action = 'expire' then c.decided_by when v_to in ('SUCCEEDED', 'FAILED') then app_hidden.current_user_id() end,
    rejection_reason = case when v_to = 'FAILED' then reason end,
    -- A provider's answer to an earlier order is ignored.
    order_reference = case when v_to <> 'PENDING' then c.order_reference end,
    ordered_at = case when v_to <> 'PENDING' then c.ordered_at end,
    answered_at = case when v_to <> 'PENDING' then c.answered_at end,
    outcome = case when v_to <> 'PENDING' then c.outcome end,
    expires_on = case when v_to <> 'PENDING' then c.expires_on end
  where c.id = check_id
  returning c.* into v_check;
  if v_to in ('SUCCEEDED', 'FAILED') then
    delete from app_public.job_check_papers p where p.job_check_id = check_id;
  end if;
  return v_check;
end;
$$;
comment on function app_private.move_job_check(uuid, text, text) is
  'Takes a check through a transition, as far as the caller may. Stops with INVALID for a row out of reach, or the '
  'transition''s refusal.';
grant execute on function app_private.move_job_check(uuid, text, text) to app_user, app_operator, app_worker;
