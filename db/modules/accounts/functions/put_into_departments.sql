-- For callers who do not manage the team, memberships in other departments stay unchanged, whatever the input.
create or replace function app_private.put_into_departments(membership app_public.memberships, wanted jsonb) returns void
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
begin
  delete from app_public.department_memberships d
  where d.membership_id = membership.id and d.department_id = any (app_hidden.managed_department_ids())
    and (membership.role <> 'MEMBER' or not exists (
      select from jsonb_array_elements(wanted) w where (w ->> 'departmentId')::uuid = d.department_id
    ));
  insert into app_public.department_memberships (
    account_id, department_id, membership_id, role, criminal_record_access, identity_access
  )
  select membership.account_id, (w ->> 'departmentId')::uuid, membership.id, (w ->> 'role')::app_public.department_role,
    coalesce((w ->> 'accessToCRC')::boolean, n.criminal_record_access, false),
    coalesce((w ->> 'accessToIdentity')::boolean, n.identity_access, false)
  from jsonb_array_elements(wanted) w
  left join app_public.department_memberships n
    on n.membership_id = membership.id and n.department_id = (w ->> 'departmentId')::uuid
  where membership.role = 'MEMBER'
  on conflict (department_id, membership_id) do update
  set role = excluded.role, criminal_record_access = excluded.criminal_record_access, identity_access = excluded.identity_access;
end;
$$;
comment on function app_private.put_into_departments(app_public.memberships, jsonb) is
  'Makes a member''s departments those that are wanted, once that is checked. Owners and admins have all of them and need none.';
