-- Definer because people see no other person's row, and are to know their colleagues by name and
-- address.
create or replace function app_hidden.current_members()
returns table (
  id uuid, account_id uuid, user_id uuid, email public.citext, first_name text, last_name text,
  role app_public.account_role, confirmed boolean, search_text text, created_at timestamptz
)
language sql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select m.id, m.account_id, m.user_id, u.email, u.first_name, u.last_name, m.role, u.confirmed, u.search_text, m.created_at
  from app_public.memberships m
  join app_public.users u on u.id = m.user_id
  where m.account_id = app_hidden.current_account_id()
$$;
comment on function app_hidden.current_members() is 'The people of the current account, as their colleagues see them.';
grant execute on function app_hidden.current_members() to app_user;
