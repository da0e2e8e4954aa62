-- Nine digits with a mod 11 check digit. A rest of 1 would need the check digit 10, and such
-- numbers are never issued; 10 never equals one digit, so they fall out by themselves.
create or replace function app_hidden.is_organization_number(number text) returns boolean
language sql immutable parallel safe
as $$
  select coalesce(
    number ~ '^[0-9]{9}$'
      and (11 - app_hidden.weighted_digit_sum(number, '{3,2,7,6,5,4,3,2}') % 11) % 11 = right(number, 1)::int,
    false
  )
$$;
comment on function app_hidden.is_organization_number(text) is 'Whether it is a Norwegian organisation number: nine digits, mod 11.';
grant execute on function app_hidden.is_organization_number(text) to app_visitor, app_user, app_operator, app_worker;
