create or replace function app_hidden.is_day_of_birth(day int, month int, year_of_century int) returns boolean
language sql immutable parallel safe
as $$
  select exists (
    select from unnest(array[1900, 2000]) as century
    where pg_catalog.pg_input_is_valid(
      format('%s-%s-%s', century + year_of_century, lpad(month::text, 2, '0'), lpad(day::text, 2, '0')), 'date'
    )
  )
$$;
comment on function app_hidden.is_day_of_birth(int, int, int) is 'Whether the day exists in the year of either century a personal number may mean.';
grant execute on function app_hidden.is_day_of_birth(int, int, int) to app_visitor, app_user, app_operator, app_worker;
