-- Definer because it looks at the roles of others. It answers about the caller, in the current account.
create or replace function app_hidden.may_edit_member(membership_id uuid) returns boolean
language sql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select exists (
    select from app_public.memberships m
    where m.id = $1 and m.account_id = app_hidden.current_account_id() and m.role <> 'OWNER'
      and (app_hidden.can_manage() or m.role = 'MEMBER' and cardinality(app_hidden.managed_department_ids()) > 0)
  )
$$;
comment on function app_hidden.may_edit_member(uuid) is
  'Whether the caller may change a member''s departments: OWNER and ADMIN those of all but the owner, a MANAGER those '
  'of MEMBERs in their own departments.';
grant execute on function app_hidden.may_edit_member(uuid) to app_user;
