-- A plain SQL function without settings of its own, so that the planner inlines it and a policy evaluates it once. Set
-- only in an operator's session: a user's rights in their own account follow from their role.
create or replace function app_hidden.current_own_account_ids() returns uuid[]
language sql stable parallel safe
as $$
  select coalesce(nullif(current_setting('app.own_account_ids', true), '')::uuid[], '{}')
$$;
comment on function app_hidden.current_own_account_ids() is
  'The accounts in which the acting operator is a member as a private person, where they may decide nothing. Empty '
  'for all others.';
grant execute on function app_hidden.current_own_account_ids() to app_visitor, app_user, app_operator, app_worker, app_authenticator;
