create or replace function app_hidden.address_json(address app_public.address) returns jsonb
language sql immutable parallel safe
as $$
  select case when not address is null then jsonb_build_object(
    'line1', address.line1, 'line2', address.line2, 'postalCode', address.postal_code, 'city', address.city,
    'country', address.country
  ) end
$$;
comment on function app_hidden.address_json(app_public.address) is 'A postal address for a document: {line1, line2, postalCode, city, country}, or null.';
grant execute on function app_hidden.address_json(app_public.address) to app_user, app_operator, app_worker;
