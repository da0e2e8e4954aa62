-- Six or eight digits of birth, a dash (a plus from the hundredth year), four digits; Luhn over the
-- last ten. A coordination number has 60 added to the day.
create or replace function app_hidden.is_swedish_personal_number(number text) returns boolean
language sql immutable parallel safe
as $$
  select coalesce(
    number ~ '^([0-9]{2})?[0-9]{6}[-+][0-9]{4}$'
      and app_hidden.mod10_check_digit(left(ten, 9)) = right(ten, 1)::int
      and app_hidden.is_day_of_birth(
        substr(ten, 5, 2)::int - case when substr(ten, 5, 2)::int > 60 then 60 else 0 end,
        substr(ten, 3, 2)::int, left(ten, 2)::int
      ),
    false
  )
  from (select right(regexp_replace(number, '[-+]', ''), 10) as ten) as last_ten
$$;
comment on function app_hidden.is_swedish_personal_number(text) is 'Whether it is a Swedish personal or coordination number, written with dash or plus.';
grant execute on function app_hidden.is_swedish_personal_number(text) to app_visitor, app_user, app_operator, app_worker;
