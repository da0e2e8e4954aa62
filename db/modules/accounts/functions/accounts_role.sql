create or replace function app_public.accounts_role(account app_public.accounts) returns app_public.account_role
language sql stable
as $$
  select m.role from app_public.memberships m where m.account_id = account.id and m.user_id = app_hidden.current_user_id()
$$;
comment on function app_public.accounts_role(app_public.accounts) is 'The caller''s role in the account.';
grant execute on function app_public.accounts_role(app_public.accounts) to app_user;
