create or replace function app_public.departments_can_manage(department app_public.departments) returns boolean
language sql stable
as $$
  select app_hidden.can_manage()
    or coalesce(app_hidden.department_role_of_caller(department.account_id, department.id) = 'MANAGER', false)
$$;
comment on function app_public.departments_can_manage(app_public.departments) is
  E'@notNull\nWhether the caller is OWNER or ADMIN, or MANAGER of the department.';
grant execute on function app_public.departments_can_manage(app_public.departments) to app_user;
