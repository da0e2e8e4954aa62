-- Definer because no role may write memberships directly.
create or replace function app_public.resend_invitation(input jsonb) returns app_public.members
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
  if not app_hidden.may_edit_member(v_membership.id) then
    perform app_private.refuse('UNAUTHORIZED');
  elsif v_member.confirmed then
    perform app_private.refuse('USER_ALREADY_CONFIRMED', 'memberId');
  elsif v_membership.invited_at > now() - interval '5 minutes' then
    perform app_private.refuse('DELIVERY_FREQUENCY_EXCEEDED', 'memberId');
  else
    perform app_private.refuse_many_invitations(v_account.id);
    perform app_private.take_invitation(v_member.email, 'memberId');
  end if;
  perform app_private.stop_if_refused();

  update app_public.memberships m set invited_at = now(), invited_by = app_hidden.current_user_id() where m.id = v_membership.id;
  perform app_private.record_event('memberships', v_membership.id, v_account.id, 'INVITED', null);
  select m.* into v_member from app_public.members m where m.id = v_membership.id;
  return v_member;
end;
$$;
comment on function app_public.resend_invitation(jsonb) is
'@actors OWNER ADMIN MANAGER
@impersonated refused
Mails an invitation anew, good for 14 days from now. USER_ALREADY_CONFIRMED: it was used. '
  'DELIVERY_FREQUENCY_EXCEEDED: less than 5 minutes since the last, or too many to the address. INVALID, '
  'UNAUTHORIZED, ATTEMPTS_LIMIT_EXCEEDED; INVALID_ACTION: no team, or while impersonating.';
grant execute on function app_public.resend_invitation(jsonb) to app_user;
