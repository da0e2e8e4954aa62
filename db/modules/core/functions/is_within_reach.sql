-- A definer function that a role of the API may call sees every row, and its arguments come from the caller, so it
-- checks the account here before reading or writing. Callers who are neither users nor visitors are operators, the
-- worker or the owner, who are governed by other rules.
create or replace function app_hidden.is_within_reach(account_id uuid) returns boolean
language sql stable
as $$
  select case current_setting('role')
    when 'app_visitor' then false
    when 'app_user' then coalesce(account_id = app_hidden.current_account_id(), false)
    else true
  end
$$;
comment on function app_hidden.is_within_reach(uuid) is
  'Whether a definer function may act on rows of the account for its caller: a person only in the account of the session.';
grant execute on function app_hidden.is_within_reach(uuid) to app_visitor, app_user, app_operator, app_worker;
