create or replace function app_hidden.address_input(address app_public.address) returns jsonb
language sql immutable parallel safe
as $$
  select case when not address is null then jsonb_build_object(
    'line1', address.line1, 'line2', address.line2, 'postalCode', address.postal_code, 'city', address.city,
    'county', address.county, 'country', address.country, 'latitude', address.latitude, 'longitude', address.longitude
  ) end
$$;
comment on function app_hidden.address_input(app_public.address) is 'An address as AddressInput has it; null when there is none.';
grant execute on function app_hidden.address_input(app_public.address) to app_user, app_operator, app_worker;
