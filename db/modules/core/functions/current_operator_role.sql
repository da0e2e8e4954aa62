create or replace function app_hidden.current_operator_role() returns text
language sql stable parallel safe
as $$
  select nullif(current_setting('app.operator_role', true), '')
$$;
comment on function app_hidden.current_operator_role() is
  'The role of the acting operator: READ, REVIEW, FINANCE or ADMIN. Null for all others.';
grant execute on function app_hidden.current_operator_role() to app_visitor, app_user, app_operator, app_worker, app_authenticator;
