create or replace function app_public.members_department_memberships(member app_public.members)
returns setof app_public.department_memberships
language sql stable
as $$
  select d.* from app_public.department_memberships d where d.membership_id = member.id order by d.created_at, d.id
$$;
comment on function app_public.members_department_memberships(app_public.members) is
  'The departments the member was put in. Owners and admins have every department and need none.';
grant execute on function app_public.members_department_memberships(app_public.members) to app_user;
