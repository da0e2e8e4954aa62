-- Luhn: from the right every other digit counts double, and a double of two digits counts as
-- their sum.
create or replace function app_hidden.mod10_check_digit(digits text) returns int
language sql immutable strict parallel safe
as $$
  select ((10 - sum(case when place % 2 = 1 then digit when digit > 4 then 2 * digit - 9 else 2 * digit end) % 10) % 10)::int
  from (
    select length(digits) - i as place, d::int as digit
    from unnest(string_to_array(digits, null)) with ordinality as t (d, i)
  ) as from_the_right
$$;
comment on function app_hidden.mod10_check_digit(text) is 'The MOD10 (Luhn) check digit to put after the given digits, as the KID has it.';
grant execute on function app_hidden.mod10_check_digit(text) to app_visitor, app_user, app_operator, app_worker;
