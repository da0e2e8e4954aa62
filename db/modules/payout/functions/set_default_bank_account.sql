create or replace function app_public.set_default_bank_account(input jsonb) returns app_public.bank_accounts
language plpgsql volatile
as $$
declare
  v_account app_public.bank_accounts;
begin
  perform app_private.refuse_when_impersonating();
  v_account := app_private.require_own_bank_account((input ->> 'id')::uuid);
  update app_public.bank_accounts b set is_default = false
  where b.freelance_profile_id = v_account.freelance_profile_id and b.is_default and b.id <> v_account.id;
  update app_public.bank_accounts b set is_default = true where b.id = v_account.id returning b.* into v_account;
  return v_account;
end;
$$;
comment on function app_public.set_default_bank_account(jsonb) is
'@actors OWNER ADMIN
@impersonated refused
Makes an account the one its profile is paid to. Refuses INVALID_ACTION while impersonating, AUTH_LEVEL_2_REQUIRED, FREELANCE_PROFILE_ARCHIVED.';
grant execute on function app_public.set_default_bank_account(jsonb) to app_user;
