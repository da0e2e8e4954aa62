-- Attributes of the other kind of profile are left out: a person has no organisation's name.
create or replace function app_private.next_profile_attributes(profile app_public.freelance_profiles, given jsonb) returns jsonb
language sql stable
as $$
  select app_private.profile_attributes(profile)
    || (given - array['freelanceType', 'bankAccount', 'referencePeople', 'personalNumber', 'agreementVersion', 'address']
      - case profile.freelance_type
        when 'INDIVIDUAL' then '{organizationName,organizationNumber}'::text[]
        else '{firstName,lastName}'
      end)
    || case when given ? 'address'
      then jsonb_build_object('address', app_hidden.address_input(app_hidden.address_from(given -> 'address'))) else '{}' end
    || case when given -> 'invoiceStartingNumber' = 'null'
      then jsonb_build_object('invoiceStartingNumber', profile.invoice_starting_number) else '{}' end
    || case when given -> 'salaryTaxPercent' = 'null' then jsonb_build_object(
      'salaryTaxPercent', app_hidden.rate('withholding_without_card', app_hidden.today())) else '{}' end
$$;
comment on function app_private.next_profile_attributes(app_public.freelance_profiles, jsonb) is
  'The attributes of a profile with the given ones laid over. A tax percentage of null means no tax card.';
grant execute on function app_private.next_profile_attributes(app_public.freelance_profiles, jsonb) to app_user;
