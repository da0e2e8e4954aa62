-- Refuses UNAUTHORIZED for all callers of the portal's API, which lists it by name (document B, section 7). Definer
-- because the ledger is granted to no role.
create or replace function app_public.create_transfer(input jsonb) returns app_public.transfers
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_attributes constant jsonb := input -> 'attributes';
begin
  perform app_private.refuse_when_impersonating();
  perform app_private.stop_if_refused();
  perform app_private.require_finance(input, 'create_transfer');
  perform app_private.require_transition('transfers', null, null, 'create');
  perform app_private.check_transfer(v_attributes);
  perform app_private.stop_if_refused();
  return app_private.insert_row(null::app_public.transfers, app_hidden.fields_of(
    v_attributes, 'amount', 'description', 'fromFinanceAccountId', 'toFinanceAccountId', 'invoiceId'
  ) || jsonb_build_object('createdBy', app_hidden.current_user_id()));
end;
$$;
comment on function app_public.create_transfer(jsonb) is
'@impersonated refused
@actors OPERATOR_FINANCE
@performs transfers create
Prepares a transfer between two accounts of the ledger; nothing is posted yet. Operators with FINANCE. UNAUTHORIZED; INVALID at '
  'an account or invoice there is not, and for the same account twice; BLANK description; at code AUTH_LEVEL_2_REQUIRED, '
  'INVALID_TOKEN, ATTEMPTS_LIMIT_EXCEEDED.';
grant execute on function app_public.create_transfer(jsonb) to app_user, app_operator;
