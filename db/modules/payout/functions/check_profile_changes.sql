-- given is the input, next the profile after the change. Facts from the register or an identity do not change by hand,
-- and the series keeps its starting number.
create or replace function app_private.check_profile_changes(
  profile app_public.freelance_profiles, given jsonb, next jsonb
) returns void
language plpgsql volatile
as $$
declare
  v_now jsonb := app_private.profile_attributes(profile);
  v_locked text;
begin
  if given ? 'freelanceType' and given ->> 'freelanceType' is distinct from profile.freelance_type::text then
    perform app_private.refuse('IMMUTABLE', 'attributes.freelanceType');
  end if;
  if jsonb_typeof(given -> 'bankAccount') = 'object' then
    perform app_private.refuse('PRESENT', 'attributes.bankAccount');
  end if;
  foreach v_locked in array case
    when not (profile.verified or profile.national_register_check) then '{}'
    when profile.freelance_type = 'ORGANIZATION' then '{organizationName,organizationNumber,address}'::text[]
    else '{firstName,lastName}'
  end loop
    if next -> v_locked is distinct from v_now -> v_locked then
      perform app_private.refuse('IMMUTABLE', 'attributes.' || v_locked);
    end if;
  end loop;
  if profile.verified and app_hidden.text_at(given, 'personalNumber') is not null then
    perform app_private.refuse('IMMUTABLE', 'attributes.personalNumber');
  end if;
  if (next ->> 'invoiceStartingNumber')::numeric is distinct from profile.invoice_starting_number
    and app_private.has_number_series(profile.id) then
    perform app_private.refuse('IMMUTABLE', 'attributes.invoiceStartingNumber');
  end if;
end;
$$;
comment on function app_private.check_profile_changes(app_public.freelance_profiles, jsonb, jsonb) is
  'Refuses IMMUTABLE for fixed fields: the type, registered facts, an identified person, a starting number in use. A '
  'bank account is added by createBankAccount.';
grant execute on function app_private.check_profile_changes(app_public.freelance_profiles, jsonb, jsonb) to app_user;
