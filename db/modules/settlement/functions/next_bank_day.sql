create or replace function app_hidden.next_bank_day(day date) returns date
language sql immutable parallel safe
as $$
  select min(d.day) from (select next_bank_day.day + n as day from generate_series(1, 10) n) d where app_hidden.is_bank_day(d.day)
$$;
comment on function app_hidden.next_bank_day(date) is 'The first bank day after a day.';
grant execute on function app_hidden.next_bank_day(date) to app_user, app_operator;
