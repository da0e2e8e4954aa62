-- A plan counts members with rights to manage. Plain members only read, and a band may have hundreds of them.
create or replace function app_hidden.is_team_user(membership app_public.memberships) returns boolean
language sql stable
as $$
  select membership.role <> 'MEMBER' or exists (
    select from app_public.department_memberships d where d.membership_id = membership.id and d.role = 'MANAGER'
  )
$$;
comment on function app_hidden.is_team_user(app_public.memberships) is
  'Whether a member counts as a user of the team''s plan: OWNER, ADMIN or MANAGER of a department.';
grant execute on function app_hidden.is_team_user(app_public.memberships) to app_user, app_operator;
