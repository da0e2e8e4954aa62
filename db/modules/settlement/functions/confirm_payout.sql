-- For answers of the bank outside its files. Definer because the ledger is granted to no role.
create or replace function app_public.confirm_payout(input jsonb) returns app_public.payouts
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_payout app_public.payouts := app_private.require_payout(input, 'confirm_payout', 'confirm');
  v_reason text := app_private.require_reason(input);
  v_paid_on constant date := (input ->> 'paidOn')::date;
begin
  if v_paid_on > app_hidden.today() or v_paid_on < (v_payout.sent_at at time zone 'Europe/Oslo')::date then
    perform app_private.refuse('INVALID', 'paidOn');
  end if;
  perform app_private.stop_if_refused();
  return app_private.settle_payout(v_payout, 'confirm', v_paid_on, v_reason);
end;
$$;
comment on function app_public.confirm_payout(jsonb) is
'@performs payouts confirm
@performs client_refunds confirm
Records that the bank has paid a payout, and the source of that fact. Operators with FINANCE. UNAUTHORIZED, also on '
  'an account of their own; INVALID id; INVALID_TRANSITION; INVALID paidOn: a future day, or before it was sent; '
  'BLANK reason; INVALID_ACTION at updatedAt; at code AUTH_LEVEL_2_REQUIRED, INVALID_TOKEN, ATTEMPTS_LIMIT_EXCEEDED.';
grant execute on function app_public.confirm_payout(jsonb) to app_operator;
