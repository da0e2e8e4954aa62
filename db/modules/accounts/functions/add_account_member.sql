-- A person who is a member already is returned unchanged: the caller goes on to change their roles. Definer because no
-- role may write people and memberships directly.
create or replace function app_public.add_account_member(input jsonb) returns app_public.members
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_account app_public.accounts;
  v_member app_public.members;
  v_membership app_public.memberships;
begin
  perform app_private.refuse_when_impersonating();
  v_account := app_private.require_own_team();
  perform app_private.require_manager();
  select m.* into v_member from app_public.members m where m.email = app_hidden.text_at(input, 'email')::public.citext;
  if found then
    return v_member;
  end if;
  perform app_private.refuse_many_invitations(v_account.id);
  perform app_private.check_new_member(v_account, input);
  perform app_private.stop_if_refused();

  v_membership := app_private.add_member(v_account, input);
  perform app_private.record_added_members(v_account.id, array[v_membership]);
  select m.* into v_member from app_public.members m where m.id = v_membership.id;
  return v_member;
end;
$$;
comment on function app_public.add_account_member(jsonb) is
'@actors OWNER ADMIN MANAGER
@impersonated refused
Invites a person into the team; a member is answered unchanged. Owners and admins, and a MANAGER for MEMBERs of their '
  'departments. BLANK, INVALID, INCLUSION, TAKEN: a department twice. UNAUTHORIZED where only OWNER and ADMIN may. '
  'SUBSCRIPTION_LIMIT_EXCEEDED: the plan allows no further user who manages the team. DELIVERY_FREQUENCY_EXCEEDED, '
  'ATTEMPTS_LIMIT_EXCEEDED, USER_NOT_CONFIRMED; INVALID_ACTION: no team, or while impersonating.';
grant execute on function app_public.add_account_member(jsonb) to app_user;
