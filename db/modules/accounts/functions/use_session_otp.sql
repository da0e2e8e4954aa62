-- The button on an invitation's page accepts that invitation only; those of other teams wait. A new address of a person
-- ends the invitations to the old one. Definer because a visitor reads no table.
create or replace function app_public.use_session_otp(input jsonb) returns app_public.used_link
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_link app_private.one_time_links := app_private.use_one_time_link(
    input ->> 'token', coalesce((app_private.prepared(input, 'use_session_otp') ->> 'wasResent')::boolean, false)
  );
  v_membership app_public.memberships;
begin
  perform app_private.stop_if_refused();
  if v_link.purpose = 'INVITATION' then
    perform app_private.give_personal_account(v_link.user_id);
  elsif v_link.purpose = 'CHANGE_EMAIL' then
    perform app_private.end_invitation(m) from app_public.memberships m where m.user_id = v_link.user_id and m.accepted_at is null;
  end if;
  select m.* into v_membership
  from app_public.events e join app_public.memberships m on m.id = e.entity_id
  where e.id = v_link.event_id and e.entity = 'memberships' and m.user_id = v_link.user_id;
  if found then
    perform app_private.accept_membership(v_membership);
  end if;
  return row (app_private.open_landing_session(v_link.user_id), v_link.deep_link)::app_public.used_link;
end;
$$;
comment on function app_public.use_session_otp(jsonb) is
  E'@impersonated allowed\nSigns in with a link from a mail and confirms the user. OTP_EXPIRED_AND_RESENT: too old, a '
  'new link is on its way. OTP_EXPIRED: used or superseded. INVALID_TOKEN: unknown.';
grant execute on function app_public.use_session_otp(jsonb) to app_visitor, app_user;
