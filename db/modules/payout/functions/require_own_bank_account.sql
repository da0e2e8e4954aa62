create or replace function app_private.require_own_bank_account(bank_account_id uuid) returns app_public.bank_accounts
language plpgsql volatile
as $$
declare
  v_account app_public.bank_accounts;
  v_profile app_public.freelance_profiles;
begin
  perform app_private.require_invoicing();
  v_account := app_private.require_row(v_account, bank_account_id);
  if v_account.deleted_at is not null then
    perform app_private.refuse('INVALID', 'id');
    perform app_private.stop_if_refused();
  end if;
  v_profile := app_private.require_own_profile(v_account.freelance_profile_id);
  perform app_private.refuse_archived_profile(v_profile);
  perform app_private.stop_if_refused();
  perform app_private.require_second_level();
  perform app_private.stop_if_refused();
  return v_account;
end;
$$;
comment on function app_private.require_own_bank_account(uuid) is
  'The caller''s own bank account in use, locked. Stops with UNAUTHORIZED, INVALID at id, FREELANCE_PROFILE_ARCHIVED or AUTH_LEVEL_2_REQUIRED.';
grant execute on function app_private.require_own_bank_account(uuid) to app_user;
