create or replace function app_hidden.masked_number(number text) returns text
language sql immutable parallel safe
as $$
  select left(number, 6) || repeat('*', greatest(length(number) - 6, 0))
$$;
comment on function app_hidden.masked_number(text) is 'A number with all after its first six characters hidden.';
grant execute on function app_hidden.masked_number(text) to app_user, app_operator, app_worker;
