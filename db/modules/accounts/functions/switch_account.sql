-- Opens a new session for the other account; the old one stays, since another tab may use it. Impersonation is carried
-- over, step-up confirmation is not: it was given in the other session. The first switch into a team accepts its
-- invitation; an operator acting as the user does not accept for them. Definer because no role may write sessions
-- directly.
create or replace function app_public.switch_account(input jsonb) returns app_public.issued_token
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_account app_public.accounts;
  v_session app_public.sessions;
  v_membership app_public.memberships;
begin
  select a.* into v_account
  from app_public.memberships m
  join app_public.accounts a on a.id = m.account_id and a.deleted_at is null
  where m.user_id = app_hidden.current_user_id() and m.account_id = (input ->> 'id')::uuid
    and (m.accepted_at is not null or app_hidden.current_administrator_id() is null);
  if v_account.id is null then
    perform app_private.refuse('ACCOUNT_NOT_FOUND', 'id');
  elsif v_account.blocked_at is not null then
    perform app_private.refuse('ACCOUNT_BLOCKED', 'id');
  end if;
  perform app_private.stop_if_refused();
  select m.* into strict v_membership from app_public.memberships m where m.account_id = v_account.id and m.user_id = app_hidden.current_user_id();
  perform app_private.accept_membership(v_membership);
  select s.* into strict v_session from app_public.sessions s where s.id = app_hidden.current_session_id();
  return row (app_private.open_session(
    v_session.user_id, v_account.id,
    administrator_id => v_session.administrator_id, administrator_reason => v_session.administrator_reason,
    sign_in_id => v_session.sign_in_id
  ))::app_public.issued_token;
end;
$$;
comment on function app_public.switch_account(jsonb) is
  E'@impersonated allowed\nA token for another account the caller belongs to. Who was invited to it accepts by that. '
  'ACCOUNT_NOT_FOUND: not a member, or no such account. ACCOUNT_BLOCKED.';
grant execute on function app_public.switch_account(jsonb) to app_user;
