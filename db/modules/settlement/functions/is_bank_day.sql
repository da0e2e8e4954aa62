-- The same days as `ground/bank-days.ts`, which the payment file is checked with; a test compares the two.
create or replace function app_hidden.is_bank_day(day date) returns boolean
language sql immutable parallel safe
as $$
  select extract(isodow from day) < 6
    and to_char(day, 'MM-DD') not in ('01-01', '05-01', '05-17', '12-24', '12-25', '12-26')
    and day - app_hidden.easter_sunday(extract(year from day)::int) not in (-3, -2, 1, 39, 50)
$$;
comment on function app_hidden.is_bank_day(date) is 'Whether Norwegian banks settle payments on a day; 24 December is closed, 31 December open.';
grant execute on function app_hidden.is_bank_day(date) to app_user, app_operator;
