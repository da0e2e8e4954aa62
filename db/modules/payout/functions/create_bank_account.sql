-- Money can be led astray here, so the person must prove once more that it is them.
create or replace function app_public.create_bank_account(input jsonb) returns app_public.bank_accounts
language plpgsql volatile
as $$
declare
  v_attributes jsonb := input -> 'attributes';
  v_profile app_public.freelance_profiles;
begin
  perform app_private.refuse_when_impersonating();
  perform app_private.require_invoicing();
  if input ->> 'freelanceProfileId' is null then
    perform app_private.refuse('BLANK', 'freelanceProfileId');
    perform app_private.stop_if_refused();
  end if;
  v_profile := app_private.require_own_profile((input ->> 'freelanceProfileId')::uuid, 'freelanceProfileId');
  perform app_private.refuse_archived_profile(v_profile, 'freelanceProfileId');
  perform app_private.check_bank_account(v_attributes, v_profile.freelance_type, (v_profile.address).country);
  if exists (
    select from app_public.bank_accounts b
    where b.freelance_profile_id = v_profile.id and b.deleted_at is null
      and app_hidden.normal_account_number(b.account_number) = app_hidden.account_number_read(v_attributes ->> 'accountNumber', v_attributes ->> 'currency')
  ) then
    perform app_private.refuse('TAKEN', 'attributes.accountNumber');
  end if;
  perform app_private.stop_if_refused();
  -- Checked last, so that no code is sent for an account that would be refused anyway.
  perform app_private.require_second_level();
  perform app_private.stop_if_refused();
  return app_private.insert_bank_account(v_profile, v_attributes);
end;
$$;
comment on function app_public.create_bank_account(jsonb) is
'@actors OWNER ADMIN
@impersonated refused
Adds a bank account to a payout profile. Refuses INVALID_ACTION while impersonating; AUTH_LEVEL_2_REQUIRED; '
  'FREELANCE_PROFILE_ARCHIVED; TOO_SHORT, TOO_BIG, INVALID or TAKEN for the number; INCLUSION for the currency.';
grant execute on function app_public.create_bank_account(jsonb) to app_user;
