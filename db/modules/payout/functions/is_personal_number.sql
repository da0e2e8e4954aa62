-- Birth numbers, D-numbers (day + 40) and the authorities' test persons (month + 40 or + 80).
-- From 2032 the first check digit may leave a rest of 0 to 3; both are accepted already, since a
-- child's number of that kind must not be refused the day it is issued. The century cannot be derived
-- for sure, so 29 February counts if either century had it.
create or replace function app_hidden.is_personal_number(number text) returns boolean
language sql immutable parallel safe
as $$
  select coalesce(
    number ~ '^[0-9]{11}$'
      and (app_hidden.weighted_digit_sum(number, '{3,7,6,1,8,9,4,5,2,1}')) % 11 in (0, 1, 2, 3)
      and (app_hidden.weighted_digit_sum(number, '{5,4,3,2,7,6,5,4,3,2,1}')) % 11 = 0
      and app_hidden.is_day_of_birth(
        substr(number, 1, 2)::int - case when substr(number, 1, 1)::int >= 4 then 40 else 0 end,
        substr(number, 3, 2)::int - case when substr(number, 3, 1)::int >= 8 then 80 when substr(number, 3, 1)::int >= 4 then 40 else 0 end,
        substr(number, 5, 2)::int
      ),
    false
  )
$$;
comment on function app_hidden.is_personal_number(text) is 'Whether it is a Norwegian personal number: birth number, D-number or a test person''s.';
grant execute on function app_hidden.is_personal_number(text) to app_visitor, app_user, app_operator, app_worker;
