-- Definer because members see no other person's row, but may know who owns their account. Only accounts the caller
-- belongs to have a result, whatever the given row contains.
create or replace function app_public.accounts_primary_user(account app_public.accounts) returns app_public.users
language sql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select app_hidden.public_user(u) from app_public.accounts a join app_public.users u on u.id = a.primary_user_id
  where a.id = account.id
    and (app_hidden.is_within_reach(a.id) or a.id = any (app_hidden.current_user_account_ids()))
$$;
comment on function app_public.accounts_primary_user(app_public.accounts) is 'The owner.';
grant execute on function app_public.accounts_primary_user(app_public.accounts) to app_user, app_operator;
