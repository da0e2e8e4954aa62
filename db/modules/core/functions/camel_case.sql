create or replace function app_hidden.camel_case(name text) returns text
language sql immutable
as $$
  select lower(left(words, 1)) || substr(words, 2) from replace(initcap(replace(name, '_', ' ')), ' ', '') words
$$;
comment on function app_hidden.camel_case(text) is 'A name of the database as inputs have it: unit_price is unitPrice.';
grant execute on function app_hidden.camel_case(text) to app_visitor, app_user, app_operator, app_worker;
