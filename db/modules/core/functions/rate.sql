create or replace function app_hidden.rate(rate_key text, on_day date) returns numeric
language sql stable
as $$
  select r.value from app_public.rates r where r.rate_key = $1 and r.valid @> $2
$$;
comment on function app_hidden.rate(text, date) is
  'The rate in force on a day: a percentage, or minor units per piece. Null when no row covers the day.';
grant execute on function app_hidden.rate(text, date) to app_visitor, app_user, app_operator, app_worker;
