-- The row stays: paid invoices name it. The newest of the others becomes the default, if there is one.
create or replace function app_public.destroy_bank_account(input jsonb) returns app_public.bank_accounts
language plpgsql volatile
as $$
declare
  v_account app_public.bank_accounts;
begin
  perform app_private.refuse_when_impersonating();
  v_account := app_private.require_own_bank_account((input ->> 'id')::uuid);
  perform app_private.update_row(v_account, jsonb_build_object('isDefault', false, 'deletedAt', now()));
  if v_account.is_default then
    perform app_private.update_row(o, '{"isDefault": true}')
    from (
      select b from app_public.bank_accounts b
      where b.freelance_profile_id = v_account.freelance_profile_id and b.deleted_at is null
      order by b.created_at desc limit 1
    ) newest (o);
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
