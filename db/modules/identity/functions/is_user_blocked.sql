-- Checked at every sign-in and before every message, so that no path is forgotten.
create or replace function app_private.is_user_blocked(user_id uuid) returns boolean
language sql stable
set search_path to pg_catalog, public, pg_temp
as $$
  select exists (select from app_public.users u where u.id = $1 and u.blocked_at is not null)
$$;
comment on function app_private.is_user_blocked(uuid) is
  'Whether an operator has blocked the user; false without a user.';
