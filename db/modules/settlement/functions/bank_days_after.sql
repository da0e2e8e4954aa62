create or replace function app_hidden.bank_days_after(day date, days int) returns date
language sql immutable parallel safe
as $$
  select d.day
  from (select bank_days_after.day + n as day from generate_series(1, 10 + 3 * days) n) d
  where app_hidden.is_bank_day(d.day)
  order by d.day offset days - 1 limit 1
$$;
comment on function app_hidden.bank_days_after(date, int) is 'The bank day that comes a number of bank days, at least 1, after a day.';
grant execute on function app_hidden.bank_days_after(date, int) to app_user, app_operator;
