-- Definer because nobody in an account may say of itself that it is verified. Called by
-- createFreelanceProfile with what the register answered, in the transaction that made the profile;
-- for any other row, or another organisation than the answer's, it does nothing but fail.
create or replace function app_private.record_registered_profile(profile_id uuid, company jsonb) returns app_public.freelance_profiles
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_profile app_public.freelance_profiles;
begin
  update app_public.freelance_profiles p
  set
    verified = true, is_vat_registered = coalesce((company ->> 'vatRegistered')::boolean, false),
    is_in_business_register = coalesce((company ->> 'inBusinessRegister')::boolean, false)
  where p.id = profile_id and p.account_id = app_hidden.current_account_id() and app_hidden.can_manage()
    and p.freelance_type = 'ORGANIZATION' and p.organization_number = company ->> 'orgNumber' and p.created_at = now()
  returning p.* into v_profile;
  if not found then
    raise exception 'no profile of this organisation was just made';
  end if;
  return v_profile;
end;
$$;
comment on function app_private.record_registered_profile(uuid, jsonb) is
  'Marks a profile made in this transaction as found in the business register, with its VAT status.';
grant execute on function app_private.record_registered_profile(uuid, jsonb) to app_user;
