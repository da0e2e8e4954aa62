-- Absent attributes stay, null clears. Definer because nobody may write accounts by hand.
create or replace function app_public.update_account(input jsonb) returns app_public.accounts
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_attributes jsonb := coalesce(nullif(input -> 'attributes', 'null'), '{}');
  v_account app_public.accounts;
  v_before app_public.accounts;
begin
  v_account := app_private.lock_managed_account();
  perform app_private.refuse_when_changed(v_account.updated_at, input);
  perform app_private.check_account_changes(v_account, input);
  perform app_private.stop_if_refused();
  v_before := v_account;

  update app_public.accounts a set
    name = case when v_attributes ? 'name' then app_hidden.text_at(v_attributes, 'name') else a.name end,
    email = case when v_attributes ? 'email' then app_hidden.text_at(v_attributes, 'email') else a.email end,
    phone_number = case when v_attributes ? 'phoneNumber' then nullif(v_attributes ->> 'phoneNumber', '') else a.phone_number end,
    language = coalesce((v_attributes ->> 'language')::app_public.language, a.language),
    address = case when v_attributes ? 'address' then app_hidden.address_from(v_attributes -> 'address') else a.address end,
    symbol_id = case when v_attributes ? 'symbol' then (v_attributes ->> 'symbol')::uuid else a.symbol_id end,
    logo_id = case when v_attributes ? 'logo' then (v_attributes ->> 'logo')::uuid else a.logo_id end
  where a.id = v_account.id
  returning a.* into v_account;
  perform app_private.forget_pictures(v_before, v_account);
  return v_account;
end;
$$;
comment on function app_public.update_account(jsonb) is
  E'@actors OWNER ADMIN\n@impersonated partly\nChanges the account acted in; owners and admins. INVALID_ACTION: a name for a personal account, another kind of account than meant, or another e-mail or phone while impersonating. BLANK, INVALID, INVALID_PHONE_NUMBER, UNAUTHORIZED.';
grant execute on function app_public.update_account(jsonb) to app_user;
