-- Definer because the ledger is granted to no role.
create or replace function app_public.cancel_payout_run(input jsonb) returns app_public.payout_runs
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_run app_public.payout_runs;
  v_reason text;
begin
  perform app_private.require_finance(input, 'cancel_payout_run');
  v_run := app_private.require_row(v_run, (input ->> 'id')::uuid);
  perform app_private.refuse_when_changed(v_run.updated_at, input);
  perform app_private.require_transition('payout_runs', v_run.id, v_run.status::text, 'cancel');
  v_reason := app_private.require_reason(input);
  perform app_private.stop_if_refused();
  return app_private.call_off_payout_run(v_run, v_reason);
end;
$$;
comment on function app_public.cancel_payout_run(jsonb) is
'@performs payout_runs cancel
Cancels a run that is not approved, with a reason; its claims wait for the next one. Operators with FINANCE. '
  'UNAUTHORIZED; INVALID id; INVALID_TRANSITION; BLANK reason; INVALID_ACTION at updatedAt; at code '
  'AUTH_LEVEL_2_REQUIRED, INVALID_TOKEN, ATTEMPTS_LIMIT_EXCEEDED.';
grant execute on function app_public.cancel_payout_run(jsonb) to app_operator;
