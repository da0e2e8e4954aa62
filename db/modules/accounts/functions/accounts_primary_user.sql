-- Definer because members see no other person's row, but may know who owns their account. The
-- account comes as a row the caller was allowed to read.
create or replace function app_public.accounts_primary_user(account app_public.accounts) returns app_public.users
language sql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select u from app_public.users u where u.id = account.primary_user_id
$$;
comment on function app_public.accounts_primary_user(app_public.accounts) is 'The owner.';
grant execute on function app_public.accounts_primary_user(app_public.accounts) to app_user, app_operator;
