-- Definer because a session lists all accounts of a person, and sees the departments of the current
-- one only. It answers about the caller alone.
create or replace function app_hidden.department_role_of_caller(account_id uuid, department_id uuid default null)
returns app_public.department_role
language sql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select d.role
  from app_public.department_memberships d join app_public.memberships m on m.id = d.membership_id
  where d.account_id = $1 and m.user_id = app_hidden.current_user_id() and ($2 is null or d.department_id = $2)
  order by d.role limit 1
$$;
comment on function app_hidden.department_role_of_caller(uuid, uuid) is
  'The caller''s role in a department, or the highest of all in an account; null without one.';
grant execute on function app_hidden.department_role_of_caller(uuid, uuid) to app_user;
