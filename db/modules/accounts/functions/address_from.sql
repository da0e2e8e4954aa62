create or replace function app_hidden.address_from(input jsonb) returns app_public.address
language sql immutable
as $$
  select case when jsonb_typeof(input) = 'object' then row(
    app_hidden.text_at(input, 'line1'), app_hidden.text_at(input, 'line2'), app_hidden.text_at(input, 'postalCode'),
    app_hidden.text_at(input, 'city'), app_hidden.text_at(input, 'county'), app_hidden.text_at(input, 'country'),
    (input ->> 'latitude')::float8, (input ->> 'longitude')::float8
  )::app_public.address end
$$;
comment on function app_hidden.address_from(jsonb) is 'An address from AddressInput; null when there is none. Blank parts are null.';
grant execute on function app_hidden.address_from(jsonb) to app_visitor, app_user, app_operator, app_worker;
