-- The operating company of a new installation. Made up; the numbers pass their check digits. A row
-- that is there already is the operators' own.
insert into app_public.invoicing_settings (
  company_name, organization_number, is_vat_registered, is_in_business_register, address, account_number, bic,
  automatic_approval_limit_minor
)
select
  'Honorar Drift AS', '310001422', true, true,
  row('Møllergata 12', null, '0179', 'Oslo', null, 'NO', null, null)::app_public.address, '15034567899', 'DNBANOKK', 5000000
where not exists (select from app_public.invoicing_settings);
