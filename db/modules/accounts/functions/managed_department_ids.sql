-- Definer because policies of departments call it, which would otherwise recurse. It concerns the caller alone and
-- returns one value, so that a policy calls it once per statement.
create or replace function app_hidden.managed_department_ids() returns uuid[]
language sql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select coalesce(array_agg(d.id), '{}')
  from app_public.departments d
  where d.account_id = app_hidden.current_account_id()
    and (app_hidden.can_manage() or app_hidden.department_role_of_caller(d.account_id, d.id) = 'MANAGER')
$$;
comment on function app_hidden.managed_department_ids() is
  'The departments of the current account that the caller manages: all of them for OWNER and ADMIN.';
grant execute on function app_hidden.managed_department_ids() to app_user;
