-- Holding back protects, so an operator may do it to a payout of their own account. Definer because the ledger is granted to no role.
create or replace function app_public.hold_payout(input jsonb) returns app_public.payouts
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_payout app_public.payouts := app_private.require_payout(input, 'hold_payout', 'hold');
  v_reason text := app_private.require_reason(input);
begin
  perform app_private.stop_if_refused();
  perform app_private.hold_payouts(array[v_payout.id], 'OPERATOR', v_reason);
  perform app_private.sum_payout_run(v_payout.payout_run_id);
  select p.* into v_payout from app_public.payouts p where p.id = v_payout.id;
  return v_payout;
end;
$$;
comment on function app_public.hold_payout(jsonb) is
'@performs payouts hold
Holds a payout back from a proposed run, with a reason that the freelancer reads; another operator then approves the run. Operators with '
  'FINANCE. UNAUTHORIZED; INVALID id; INVALID_TRANSITION; BLANK reason; INVALID_ACTION at updatedAt; at code AUTH_LEVEL_2_REQUIRED, '
  'INVALID_TOKEN, ATTEMPTS_LIMIT_EXCEEDED.';
grant execute on function app_public.hold_payout(jsonb) to app_operator;
