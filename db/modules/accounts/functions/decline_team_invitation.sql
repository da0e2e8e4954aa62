-- Definer because no role may write memberships directly, and the caller acts in another account.
create or replace function app_public.decline_team_invitation(input jsonb) returns void
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_membership app_public.memberships;
begin
  perform app_private.refuse_when_impersonating();
  perform app_private.stop_if_refused();
  select m.* into v_membership from app_public.memberships m
  where m.account_id = (input ->> 'id')::uuid and m.user_id = app_hidden.current_user_id() for no key update;
  if v_membership.id is null then
    perform app_private.refuse('ACCOUNT_NOT_FOUND', 'id');
  elsif v_membership.accepted_at is not null then
    perform app_private.refuse('INVALID_ACTION', 'id');
  end if;
  perform app_private.stop_if_refused();
  perform app_private.end_invitation(v_membership);
end;
$$;
comment on function app_public.decline_team_invitation(jsonb) is
'@impersonated refused
Declines to be a member of a team one was added to; the team learns that and nothing else of the person. '
  'ACCOUNT_NOT_FOUND: not invited there. INVALID_ACTION: accepted already, or while impersonating.';
grant execute on function app_public.decline_team_invitation(jsonb) to app_user;
