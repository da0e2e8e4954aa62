-- Absent attributes stay; departments, when sent, replace all that the caller may assign. Definer because no role may
-- write memberships directly.
create or replace function app_public.update_account_member(input jsonb) returns app_public.members
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_account app_public.accounts;
  v_membership app_public.memberships;
  v_wanted jsonb := nullif(input -> 'departmentMemberships', 'null');
  v_role app_public.account_role;
  v_member app_public.members;
  v_team_user_path text;
begin
  perform app_private.refuse_when_impersonating();
  v_account := app_private.require_own_team();
  v_membership := app_private.require_own_member((input ->> 'memberId')::uuid);
  v_role := coalesce(input ->> 'role', v_membership.role::text);
  perform app_private.require_manager();
  if v_membership.role = 'OWNER' then
    perform app_private.refuse('IMMUTABLE', 'memberId');
  elsif not app_hidden.may_edit_member(v_membership.id) then
    perform app_private.refuse('UNAUTHORIZED', 'memberId');
  end if;
  perform app_private.stop_if_refused();
  perform app_private.refuse_when_changed(v_membership.updated_at, input);
  if v_role <> v_membership.role then
    perform app_private.check_member_role(v_role::text);
  end if;
  if v_wanted is not null then
    perform app_private.check_department_memberships(v_wanted, v_membership.id);
  end if;
  if not app_hidden.is_team_user(v_membership) then
    v_team_user_path := app_private.team_user_path(v_role::text, v_wanted);
    perform app_private.check_team_users(v_account, v_team_user_path);
  end if;
  perform app_private.stop_if_refused();

  update app_public.memberships m set role = v_role where m.id = v_membership.id returning m.* into v_membership;
  if v_wanted is not null or v_role <> 'MEMBER' then
    perform app_private.put_into_departments(v_membership, coalesce(v_wanted, '[]'));
  end if;
  perform app_private.record_event('memberships', v_membership.id, v_account.id, 'CHANGED', null);
  if v_team_user_path is not null then
    perform app_private.notify_team_users_reached(v_account);
  end if;
  select m.* into v_member from app_public.members m where m.id = v_membership.id;
  return v_member;
end;
$$;
comment on function app_public.update_account_member(jsonb) is
'@actors OWNER ADMIN MANAGER
@impersonated refused
Changes a member''s rights. IMMUTABLE: the owner has all rights. INVALID, INCLUSION, TAKEN: a department twice. '
  'UNAUTHORIZED where only OWNER and ADMIN may. SUBSCRIPTION_LIMIT_EXCEEDED: the plan allows no further member with '
  'rights to manage. INVALID_ACTION: no team, while impersonating, or at updatedAt.';
grant execute on function app_public.update_account_member(jsonb) to app_user;
