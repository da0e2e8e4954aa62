-- Definer because the address is made by the platform: one that a user chose could be guessed.
create or replace function app_public.renew_receipt_address(input jsonb default '{}') returns app_public.receipt_addresses
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_address app_public.receipt_addresses;
begin
  perform app_private.refuse_when_impersonating();
  perform app_private.require_invoicing();
  insert into app_public.receipt_addresses (account_id, token)
  values (app_hidden.current_account_id(), encode(public.gen_random_bytes(16), 'hex'))
  on conflict (account_id) do update set token = excluded.token
  returning * into v_address;
  perform app_private.record_event('receipt_addresses', v_address.id, v_address.account_id, 'RENEWED', null);
  return v_address;
end;
$$;
comment on function app_public.renew_receipt_address(jsonb) is
'@impersonated refused
@actors OWNER ADMIN
Makes the account''s private address for receipts, or a new one, which ends the earlier one. Refuses UNAUTHORIZED, USER_NOT_CONFIRMED, and '
  'INVALID_ACTION to an operator in a user''s name.';
grant execute on function app_public.renew_receipt_address(jsonb) to app_user;
