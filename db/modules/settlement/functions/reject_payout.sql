-- For answers of the bank outside its files. Definer because the ledger is granted to no role.
create or replace function app_public.reject_payout(input jsonb) returns app_public.payouts
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_payout app_public.payouts := app_private.require_payout(input, 'reject_payout', 'reject');
  v_reason text := app_private.require_reason(input);
begin
  perform app_private.stop_if_refused();
  return app_private.settle_payout(v_payout, 'reject', app_hidden.today(), v_reason);
end;
$$;
comment on function app_public.reject_payout(jsonb) is
'@performs payouts reject
@performs client_refunds reject
Records that the bank has not paid a payout; it is owed again. Operators with FINANCE. UNAUTHORIZED, also on an '
  'account of their own; INVALID id; INVALID_TRANSITION; BLANK reason; INVALID_ACTION at updatedAt; at code '
  'AUTH_LEVEL_2_REQUIRED, INVALID_TOKEN, ATTEMPTS_LIMIT_EXCEEDED.';
grant execute on function app_public.reject_payout(jsonb) to app_operator;
