-- The actors of the caller, as named in the transitions table. The worker is identified by its log-in, which no request
-- can forge; people by the settings the API makes from their session.
create or replace function app_hidden.current_actors() returns text[]
language sql stable
as $$
  select case
    when session_user = 'app_worker' then array['WORKER']
    when app_hidden.current_operator_role() = 'ADMIN'
      then array['OPERATOR_READ', 'OPERATOR_REVIEW', 'OPERATOR_FINANCE', 'OPERATOR_ADMIN']
    when app_hidden.current_operator_role() is not null
      then array['OPERATOR_READ', 'OPERATOR_' || app_hidden.current_operator_role()]
    when app_hidden.current_account_role() is not null then array[app_hidden.current_account_role()]
    else array[]::text[]
  end
$$;
comment on function app_hidden.current_actors() is
  'The actors the caller may act as: WORKER, OPERATOR_…, or OWNER, ADMIN, MEMBER of the current account. An ADMIN operator acts as every operator.';
grant execute on function app_hidden.current_actors() to app_visitor, app_user, app_operator, app_worker;
