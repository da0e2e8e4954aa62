create or replace function app_hidden.address_from(input jsonb) returns app_public.address
language sql immutable
as $$
  select case when jsonb_typeof(input) = 'object' then row(
    nullif(btrim(input ->> 'line1'), ''), nullif(btrim(input ->> 'line2'), ''), nullif(btrim(input ->> 'postalCode'), ''),
    nullif(btrim(input ->> 'city'), ''), nullif(btrim(input ->> 'county'), ''), nullif(btrim(input ->> 'country'), ''),
    (input ->> 'latitude')::float8, (input ->> 'longitude')::float8
  )::app_public.address end
$$;
comment on function app_hidden.address_from(jsonb) is 'An address from AddressInput; null when there is none. Blank parts are null.';
grant execute on function app_hidden.address_from(jsonb) to app_visitor, app_user, app_operator, app_worker;
