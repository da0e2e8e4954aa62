-- The first account of a profile is always its default, since a payout needs one.
create or replace function app_private.insert_bank_account(profile app_public.freelance_profiles, attributes jsonb)
returns app_public.bank_accounts
language plpgsql volatile
as $$
declare
  v_is_default boolean := coalesce((attributes ->> 'default')::boolean, true) or not exists (
    select from app_public.bank_accounts b where b.freelance_profile_id = profile.id and b.is_default
  );
begin
  if v_is_default then
    update app_public.bank_accounts b set is_default = false where b.freelance_profile_id = profile.id and b.is_default;
  end if;
  return app_private.insert_row(null::app_public.bank_accounts, attributes || jsonb_build_object(
    'freelanceProfileId', profile.id, 'swiftCode', app_hidden.normal_account_number(attributes ->> 'swiftCode'), 'isDefault', v_is_default,
    -- Banks abroad format their numbers freely, so the typed format is stored.
    'accountNumber', case when coalesce((profile.address).country, 'NO') = 'NO'
      then app_hidden.account_number_read(attributes ->> 'accountNumber', attributes ->> 'currency')
      else app_hidden.tidy_text(attributes ->> 'accountNumber') end
  ));
end;
$$;
comment on function app_private.insert_bank_account(app_public.freelance_profiles, jsonb) is
  'Adds a checked bank account to a profile and makes it the default if requested, or if it is the first.';
grant execute on function app_private.insert_bank_account(app_public.freelance_profiles, jsonb) to app_user;
