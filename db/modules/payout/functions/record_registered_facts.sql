-- Definer because nobody in an account may say of itself what the register says. Called where a number
-- was given and the register had it, and by the worker when the register was down then. It
-- verifies nobody: a number is public. A profile that waits keeps what its submitted invoices said.
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
