-- Sweden writes the same number with and without its century and dash, Finland tells the century by a sign
-- between day of birth and the rest.
create or replace function app_hidden.comparable_number(country text, number text) returns text
language sql immutable parallel safe
as $$
  select case country
    when 'SE' then right(regexp_replace(number, '[^0-9]', '', 'g'), 10)
    when 'FI' then upper(left(number, 6) || right(number, 4))
    else regexp_replace(number, '[^0-9]', '', 'g')
  end
$$;
comment on function app_hidden.comparable_number(text, text) is 'A national number without dash and century, to be compared.';
grant execute on function app_hidden.comparable_number(text, text) to app_user, app_operator, app_worker;
