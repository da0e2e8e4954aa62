-- A plain SQL function without settings of its own, so that the planner inlines it and a policy asks
-- once. Only an operator's session says it: what a person may do in their own account, their role says.
create or replace function app_hidden.current_own_account_ids() returns uuid[]
language sql stable parallel safe
as $$
  select coalesce(nullif(current_setting('app.own_account_ids', true), '')::uuid[], '{}')
$$;
comment on function app_hidden.current_own_account_ids() is
  'The accounts in which the operator who acts is a member as a private person: nothing is decided there. Empty for everybody else.';
grant execute on function app_hidden.current_own_account_ids() to app_visitor, app_user, app_operator, app_worker, app_authenticator;
