-- Compares the requested department memberships with the present ones. A caller who manages departments but not the
-- team may add and remove MEMBERs of those departments; everything else must stay unchanged.
create or replace function app_private.check_department_memberships(wanted jsonb, membership_id uuid default null, path text default '') returns void
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_can_manage boolean := app_hidden.can_manage();
  v_managed uuid[];
  v_row record;
begin
  if membership_id is null and jsonb_array_length(nullif(wanted, 'null')) = 0 then
    return;
  end if;
  v_managed := app_hidden.managed_department_ids();
  for v_row in
    select format('%sdepartmentMemberships.%s.', check_department_memberships.path, w.place - 1) as path,
      w.row ->> 'role' as role, (w.row ->> 'departmentId')::uuid as department_id,
      row_number() over (partition by w.row ->> 'departmentId' order by w.place) as times,
      (w.row ->> 'accessToCRC')::boolean as record_access, (w.row ->> 'accessToIdentity')::boolean as identity_access,
      d.id is not null as is_known, n.role as now_role, coalesce(n.criminal_record_access, false) as now_record_access,
      coalesce(n.identity_access, false) as now_identity_access
    from jsonb_array_elements(coalesce(nullif(wanted, 'null'), '[]')) with ordinality as w (row, place)
    left join app_public.departments d
      on d.id = (w.row ->> 'departmentId')::uuid and d.account_id = app_hidden.current_account_id()
    left join app_public.department_memberships n
      on n.department_id = d.id and n.membership_id = check_department_memberships.membership_id
    order by w.place
  loop
    if v_row.department_id is null then
      perform app_private.refuse('BLANK', v_row.path || 'departmentId');
    elsif not v_row.is_known then
      perform app_private.refuse('INVALID', v_row.path || 'departmentId');
    elsif v_row.times > 1 then
      perform app_private.refuse('TAKEN', v_row.path || 'departmentId');
    end if;
    if v_row.role is null then
      perform app_private.refuse('BLANK', v_row.path || 'role');
    end if;
    if v_can_manage or not v_row.is_known then
      continue;
    end if;
    if v_row.department_id <> all (v_managed) and v_row.now_role is null then
      perform app_private.refuse('UNAUTHORIZED', v_row.path || 'departmentId');
    end if;
    if v_row.role <> coalesce(v_row.now_role::text, 'MEMBER') then
      perform app_private.refuse('UNAUTHORIZED', v_row.path || 'role');
    end if;
    if coalesce(v_row.record_access, v_row.now_record_access) <> v_row.now_record_access then
      perform app_private.refuse('UNAUTHORIZED', v_row.path || 'accessToCRC');
    end if;
    if coalesce(v_row.identity_access, v_row.now_identity_access) <> v_row.now_identity_access then
      perform app_private.refuse('UNAUTHORIZED', v_row.path || 'accessToIdentity');
    end if;
  end loop;
  if not v_can_manage and exists (
    select from app_public.department_memberships n
    where n.membership_id = check_department_memberships.membership_id and n.department_id = any (v_managed) and n.role = 'MANAGER'
      and not exists (select from jsonb_array_elements(wanted) w where (w ->> 'departmentId')::uuid = n.department_id)
  ) then
    perform app_private.refuse('UNAUTHORIZED', path || 'departmentMemberships');
  end if;
end;
$$;
comment on function app_private.check_department_memberships(jsonb, uuid, text) is
  'Refuses invalid departments: BLANK, INVALID, TAKEN for a department twice, UNAUTHORIZED for rights that only OWNER '
  'and ADMIN grant.';
