-- A document's dates are days in Norway, in any time zone of the server.
create or replace function app_hidden.today() returns date
language sql stable parallel safe
as $$
  select (now() at time zone 'Europe/Oslo')::date
$$;
comment on function app_hidden.today() is 'The present day in Norway.';
grant execute on function app_hidden.today() to app_visitor, app_user, app_operator, app_worker;
