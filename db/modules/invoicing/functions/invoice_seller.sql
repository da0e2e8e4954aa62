-- Definer because only operators read the operating company's row. A profile without a company cannot sell: for an
-- individual the operating company is the seller, for an organisation itself.
create or replace function app_hidden.invoice_seller(freelance_profile_id uuid) returns jsonb
language sql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select case p.freelance_type
    when 'INDIVIDUAL' then jsonb_build_object(
      'name', s.company_name, 'organizationNumber', s.organization_number, 'vatRegistered', s.is_vat_registered,
      'inBusinessRegister', s.is_in_business_register, 'isFreelancer', false, 'address', app_hidden.address_json(s.address)
    )
    else jsonb_build_object(
      'name', p.organization_name, 'organizationNumber', p.organization_number, 'vatRegistered', p.is_vat_registered,
      'inBusinessRegister', p.is_in_business_register, 'isFreelancer', true, 'address', app_hidden.address_json(p.address)
    )
  end
  from app_public.freelance_profiles p cross join app_public.invoicing_settings s
  where p.id = $1 and app_hidden.is_within_reach(p.account_id)
$$;
comment on function app_hidden.invoice_seller(uuid) is
  'The legal seller on a profile''s invoices: {name, organizationNumber, vatRegistered, inBusinessRegister, isFreelancer, address}.';
grant execute on function app_hidden.invoice_seller(uuid) to app_user, app_operator, app_worker;
