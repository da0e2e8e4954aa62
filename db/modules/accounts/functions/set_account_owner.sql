-- Only the new owner can undo it, so it requires step-up confirmation. Definer because no role may write memberships
-- and accounts directly.
create or replace function app_public.set_account_owner(input jsonb) returns app_public.members
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_account app_public.accounts;
  v_membership app_public.memberships;
  v_user app_public.users;
  v_member app_public.members;
begin
  perform app_private.refuse_when_impersonating();
  v_account := app_private.require_own_team();
  v_membership := app_private.require_own_member((input ->> 'memberId')::uuid);
  if app_hidden.current_account_role() is distinct from 'OWNER' or v_account.primary_user_id is distinct from app_hidden.current_user_id() then
    perform app_private.refuse('UNAUTHORIZED');
    perform app_private.stop_if_refused();
  end if;
  select u.* into strict v_user from app_public.users u where u.id = v_membership.user_id;
  if v_membership.role = 'OWNER' then
    perform app_private.refuse('INVALID_ACTION', 'memberId');
  elsif not v_user.confirmed or v_membership.accepted_at is null then
    perform app_private.refuse('USER_NOT_CONFIRMED', 'memberId');
  elsif v_user.blocked_at is not null then
    perform app_private.refuse('USER_BLOCKED', 'memberId');
  end if;
  perform app_private.require_second_level();
  perform app_private.stop_if_refused();

  update app_public.memberships m set role = 'ADMIN' where m.account_id = v_account.id and m.role = 'OWNER';
  update app_public.memberships m set role = 'OWNER' where m.id = v_membership.id returning m.* into v_membership;
  update app_public.accounts a set primary_user_id = v_user.id where a.id = v_account.id;
  delete from app_public.department_memberships d where d.membership_id = v_membership.id;
  perform app_private.record_event('memberships', v_membership.id, v_account.id, 'MADE_OWNER', null);
  select m.* into v_member from app_public.members m where m.id = v_membership.id;
  return v_member;
end;
$$;
comment on function app_public.set_account_owner(jsonb) is
'@impersonated refused
@actors OWNER
Transfers the team to another member for good; the former owner becomes ADMIN. AUTH_LEVEL_2_REQUIRED; '
  'USER_NOT_CONFIRMED: has not signed up yet, or not accepted; USER_BLOCKED; INVALID_ACTION: is the owner, no team, '
  'or while impersonating; INVALID, UNAUTHORIZED.';
grant execute on function app_public.set_account_owner(jsonb) to app_user;
