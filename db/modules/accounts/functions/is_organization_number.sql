-- The scalar product with the weights 3 2 7 6 5 4 3 2 1 is a multiple of 11; a number whose check
-- digit would be 10 is never issued, and none such passes.
create or replace function app_hidden.is_organization_number(number text) returns boolean
language sql immutable parallel safe
as $$
  select coalesce(
    number ~ '^[0-9]{9}$' and number <> '000000000'
      and app_hidden.weighted_digit_sum(number, '{3,2,7,6,5,4,3,2,1}') % 11 = 0,
    false
  )
$$;
comment on function app_hidden.is_organization_number(text) is 'Whether it is nine digits with the right check digit (MOD11).';
grant execute on function app_hidden.is_organization_number(text) to app_visitor, app_user, app_operator, app_worker;
