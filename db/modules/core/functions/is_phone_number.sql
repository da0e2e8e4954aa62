-- Short numbers and those of other countries are numbers too; only what gets an SMS is looked at closely.
create or replace function app_hidden.is_phone_number(number text) returns boolean
language sql immutable parallel safe
as $$
  select number ~ '^\+?[0-9]{3,20}$'
$$;
comment on function app_hidden.is_phone_number(text) is
  'Whether it looks like a phone number: 3 to 20 digits without spaces, perhaps a plus before them; null for null.';
grant execute on function app_hidden.is_phone_number(text) to app_visitor, app_user, app_operator, app_worker;
