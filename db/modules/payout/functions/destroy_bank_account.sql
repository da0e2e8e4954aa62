-- The row stays: paid invoices name it. The newest of the others becomes the default, if there is one.
create or replace function app_public.destroy_bank_account(input jsonb) returns app_public.bank_accounts
language plpgsql volatile
as $$
declare
  v_account app_public.bank_accounts;
begin
  perform app_private.refuse_when_impersonating();
  v_account := app_private.require_own_bank_account((input ->> 'id')::uuid);
  update app_public.bank_accounts b set is_default = false, deleted_at = now() where b.id = v_account.id;
  if v_account.is_default then
    update app_public.bank_accounts b set is_default = true
    where b.id = (
      select o.id from app_public.bank_accounts o
      where o.freelance_profile_id = v_account.freelance_profile_id and o.deleted_at is null
      order by o.created_at desc limit 1
    );
  end if;
  select b.* into v_account from app_public.bank_accounts b where b.id = v_account.id;
  return v_account;
end;
$$;
comment on function app_public.destroy_bank_account(jsonb) is
'@actors OWNER ADMIN
@impersonated refused
Puts a bank account out of use. Refuses INVALID_ACTION while impersonating, AUTH_LEVEL_2_REQUIRED, FREELANCE_PROFILE_ARCHIVED.';
grant execute on function app_public.destroy_bank_account(jsonb) to app_user;
