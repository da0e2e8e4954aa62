-- Definer because accounts may not write register data themselves. Called when a given number was found in the
-- register, and by the worker when the register was down then. It does not verify the profile: a number is public. An
-- unverified profile keeps the data of its submitted invoices.
create or replace function app_private.record_registered_facts(profile_id uuid) returns app_public.freelance_profiles
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_profile app_public.freelance_profiles;
begin
  update app_public.freelance_profiles p
  set
    national_register_check = true, organization_name = left(e.name, 200), address = coalesce(e.address, p.address),
    is_vat_registered = e.is_vat_registered, is_in_business_register = e.is_in_business_register
  from app_public.register_entries e
  where p.id = profile_id and app_hidden.is_within_reach(p.account_id)
    and p.freelance_type = 'ORGANIZATION' and e.organization_number = p.organization_number and e.state <> 'UNREGISTERED'
  returning p.* into v_profile;
  if not found then
    select p.* into v_profile from app_public.freelance_profiles p
    where p.id = profile_id and app_hidden.is_within_reach(p.account_id);
  end if;
  return v_profile;
end;
$$;
comment on function app_private.record_registered_facts(uuid) is
  'Gives an organisation''s profile the name, address and VAT status the register has, and locks them; changes nothing when the register has no such number.';
grant execute on function app_private.record_registered_facts(uuid) to app_user;
