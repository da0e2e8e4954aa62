-- Members other than the owner may leave. Definer because no role may write memberships directly.
create or replace function app_public.remove_account_member(input jsonb) returns app_public.members
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_account app_public.accounts;
  v_membership app_public.memberships;
  v_member app_public.members;
begin
  perform app_private.refuse_when_impersonating();
  v_account := app_private.require_own_team();
  v_membership := app_private.require_own_member((input ->> 'memberId')::uuid);
  select m.* into v_member from app_public.members m where m.id = v_membership.id;
  if v_member.role = 'OWNER' and app_hidden.can_manage() then
    perform app_private.refuse('INVALID_ACTION', 'memberId');
  elsif not app_public.members_can_remove(v_member) then
    perform app_private.refuse('UNAUTHORIZED');
  end if;
  perform app_private.stop_if_refused();

  delete from app_public.memberships m where m.id = v_membership.id;
  -- Subscriptions are notified at once. The rights of a token are looked up with each request anyway.
  update app_public.sessions s set revoked_at = now()
  where s.account_id = v_account.id and s.user_id = v_membership.user_id and s.revoked_at is null;
  perform app_private.record_event('memberships', v_membership.id, v_account.id, 'REMOVED', null);
  perform app_private.settle_user_without_account(v_membership.user_id);
  return v_member;
end;
$$;
comment on function app_public.remove_account_member(jsonb) is
'@actors OWNER ADMIN MANAGER
@impersonated refused
@destroys
Removes a person from the team and ends their sessions in it. INVALID_ACTION: the owner stays, and transfers the team '
  'first; no team, or while impersonating. INVALID, UNAUTHORIZED.';
grant execute on function app_public.remove_account_member(jsonb) to app_user;
