create or replace function app_hidden.normal_account_number(number text) returns text
language sql immutable parallel safe
as $$
  select nullif(upper(regexp_replace(number, '[^A-Za-z0-9]', '', 'g')), '')
$$;
comment on function app_hidden.normal_account_number(text) is 'An account number with everything but letters and digits taken out, in capitals.';
grant execute on function app_hidden.normal_account_number(text) to app_user, app_operator, app_worker;
