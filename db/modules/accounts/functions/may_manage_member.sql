-- Definer because it reads the roles of others. It answers about the caller, in the current account. Managers of
-- departments manage members who belong to no other departments.
create or replace function app_hidden.may_manage_member(membership_id uuid) returns boolean
language sql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select exists (
    select from app_public.memberships m
    where m.id = $1 and m.account_id = app_hidden.current_account_id() and m.role <> 'OWNER'
      and (
        app_hidden.can_manage()
        or m.role = 'MEMBER' and exists (
          select from app_public.department_memberships d
          where d.membership_id = m.id
          having bool_and(d.role = 'MEMBER' and d.department_id = any (app_hidden.managed_department_ids()))
        )
      )
  )
$$;
comment on function app_hidden.may_manage_member(uuid) is
  'Whether the caller may take the member out of the team: OWNER and ADMIN all but the owner, a MANAGER those who '
  'belong to no department but theirs, and are MEMBERs there.';
grant execute on function app_hidden.may_manage_member(uuid) to app_user;
