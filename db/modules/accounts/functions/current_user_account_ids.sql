-- Definer because these accounts decide which rows a user sees, including memberships. Returns one value, so that a
-- policy calls it once per statement and finds rows by their key.
create or replace function app_hidden.current_user_account_ids() returns uuid[]
language sql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select coalesce(array_agg(m.account_id), '{}') from app_public.memberships m
  join app_public.accounts a on a.id = m.account_id and a.deleted_at is null
  where m.user_id = app_hidden.current_user_id() and m.accepted_at is not null
$$;
comment on function app_hidden.current_user_account_ids() is 'The accounts the caller belongs to, having accepted; none that was deleted.';
grant execute on function app_hidden.current_user_account_ids() to app_user;
