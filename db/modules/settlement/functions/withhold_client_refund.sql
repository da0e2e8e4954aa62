-- A proposed run leaves it out when it is approved. It protects, so an operator may do it to a refund of their own account. Definer
-- because refunds are granted to no role.
create or replace function app_public.withhold_client_refund(input jsonb) returns app_public.client_refunds
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_refund app_public.client_refunds := app_private.require_client_refund(input, 'withhold_client_refund', is_protective => true);
  v_reason constant text := app_private.require_reason(input);
begin
  perform app_private.stop_if_refused();
  return app_private.move_client_refund(v_refund.id, 'withhold', v_reason);
end;
$$;
comment on function app_public.withhold_client_refund(jsonb) is
'@performs client_refunds withhold
Keeps a refund back from the next run, until its account is entered again. Operators with FINANCE, also on an account of '
  'their own. UNAUTHORIZED; INVALID id; INVALID_TRANSITION; BLANK reason; INVALID_ACTION at updatedAt; at code AUTH_LEVEL_2_REQUIRED, INVALID_TOKEN, '
  'ATTEMPTS_LIMIT_EXCEEDED.';
grant execute on function app_public.withhold_client_refund(jsonb) to app_operator;
