-- Three digits are a Norwegian postcode whose leading zero a sheet program has dropped, and no letter would arrive.
create or replace function app_hidden.is_postal_code(code text, country text) returns boolean
language sql immutable parallel safe
as $$
  select code ~ case country when 'NO' then '^[0-9]{4}$' when 'DK' then '^[0-9]{4}$' when 'SE' then '^[0-9]{5}$' when 'FI' then '^[0-9]{5}$' else '' end
$$;
comment on function app_hidden.is_postal_code(text, text) is
  'Whether it is a postcode of the country: four digits in Norway and Denmark, five in Sweden and Finland, anything elsewhere; null for null.';
grant execute on function app_hidden.is_postal_code(text, text) to app_user, app_operator;
