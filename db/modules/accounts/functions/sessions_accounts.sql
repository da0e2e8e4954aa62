create or replace function app_public.sessions_accounts(session app_public.sessions) returns setof app_public.accounts
language sql stable
as $$
  select a.* from app_public.accounts a
  where a.id = any ((select app_hidden.current_user_account_ids())::uuid[])
  order by a.account_type, a.name, a.id
$$;
comment on function app_public.sessions_accounts(app_public.sessions) is
  E'@simpleCollections only\nThe accounts the user can switch to: the personal one first, then teams by name.';
grant execute on function app_public.sessions_accounts(app_public.sessions) to app_user;
