-- Definer because who acts need not be able to read the account's row, as an operator in a trigger.
create or replace function app_hidden.acts_in_team() returns boolean
language sql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select exists (
    select from app_public.accounts a where a.id = app_hidden.current_account_id() and a.account_type = 'TEAM'
  )
$$;
comment on function app_hidden.acts_in_team() is 'Whether the current account is a team.';
grant execute on function app_hidden.acts_in_team() to app_user;
