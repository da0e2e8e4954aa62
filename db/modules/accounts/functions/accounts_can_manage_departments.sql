create or replace function app_public.accounts_can_manage_departments(account app_public.accounts) returns boolean
language sql stable
as $$
  select app_public.accounts_can_manage(account)
    or coalesce(app_hidden.department_role_of_caller(account.id) = 'MANAGER', false)
$$;
comment on function app_public.accounts_can_manage_departments(app_public.accounts) is
  E'@notNull\nWhether the caller is OWNER, ADMIN or MANAGER of at least one department.';
grant execute on function app_public.accounts_can_manage_departments(app_public.accounts) to app_user;
