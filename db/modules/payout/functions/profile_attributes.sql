create or replace function app_private.profile_attributes(profile app_public.freelance_profiles) returns jsonb
language sql stable
as $$
  select jsonb_build_object(
    'firstName', profile.first_name, 'lastName', profile.last_name, 'organizationName', profile.organization_name,
    'organizationNumber', profile.organization_number, 'invoiceStartingNumber', profile.invoice_starting_number,
    'salaryTaxPercent', profile.salary_tax_percent, 'remindersEnabled', profile.reminders_enabled,
    'address', app_hidden.address_input(profile.address)
  )
$$;
comment on function app_private.profile_attributes(app_public.freelance_profiles) is
  'A profile as attributes of the form, to lay the changed ones over.';
grant execute on function app_private.profile_attributes(app_public.freelance_profiles) to app_user;
