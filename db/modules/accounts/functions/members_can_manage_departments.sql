create or replace function app_public.members_can_manage_departments(member app_public.members) returns boolean
language sql stable
as $$
  select member.role in ('OWNER', 'ADMIN') or exists (
    select from app_public.department_memberships d where d.membership_id = member.id and d.role = 'MANAGER'
  )
$$;
comment on function app_public.members_can_manage_departments(app_public.members) is
  E'@notNull\nWhether the member is OWNER, ADMIN or MANAGER of at least one department.';
grant execute on function app_public.members_can_manage_departments(app_public.members) to app_user;
