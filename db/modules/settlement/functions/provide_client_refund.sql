-- Definer because refunds are granted to no role.
create or replace function app_public.provide_client_refund(input jsonb) returns app_public.client_refunds
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_refund app_public.client_refunds := app_private.require_client_refund(input, 'provide_client_refund');
  v_number constant text := app_private.refund_account(input ->> 'accountNumber');
begin
  perform app_private.stop_if_refused();
  update app_public.client_refunds r set account_number = v_number where r.id = v_refund.id;
  return app_private.move_client_refund(v_refund.id, 'provide');
end;
$$;
comment on function app_public.provide_client_refund(jsonb) is
'@performs client_refunds provide
Sets the account of a refund, for the next payout run. Operators with FINANCE. UNAUTHORIZED, also on an account of '
  'their own; INVALID id; INVALID_TRANSITION; BLANK or VERIFICATION_FAILED accountNumber; INVALID_ACTION accountNumber: abroad; INVALID_ACTION at '
  'updatedAt; at code AUTH_LEVEL_2_REQUIRED, INVALID_TOKEN, ATTEMPTS_LIMIT_EXCEEDED.';
grant execute on function app_public.provide_client_refund(jsonb) to app_operator;
