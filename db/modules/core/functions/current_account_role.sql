create or replace function app_hidden.current_account_role() returns text
language sql stable parallel safe
as $$
  select nullif(current_setting('app.account_role', true), '')
$$;
comment on function app_hidden.current_account_role() is
  'The role in the current account: OWNER, ADMIN or MEMBER. Null for all others.';
grant execute on function app_hidden.current_account_role() to app_visitor, app_user, app_operator, app_worker, app_authenticator;
