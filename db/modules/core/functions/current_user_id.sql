-- A plain SQL function without settings of its own, so that the planner inlines it and a policy
-- compares an indexed column with one value instead of calling a function per row.
create or replace function app_hidden.current_user_id() returns uuid
language sql stable parallel safe
as $$
  select nullif(current_setting('app.user_id', true), '')::uuid
$$;
comment on function app_hidden.current_user_id() is 'The current user. Null for visitors.';
grant execute on function app_hidden.current_user_id() to app_visitor, app_user, app_operator, app_worker, app_authenticator;
