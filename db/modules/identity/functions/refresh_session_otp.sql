-- A holder of an old link may request a new one: it goes to the address, not to the caller. Definer because a visitor
-- reads no table.
create or replace function app_public.refresh_session_otp(input jsonb) returns void
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_link app_private.one_time_links := app_private.lock_one_time_link(input ->> 'token', 'SIGN_IN', 'CONFIRM', 'CHANGE_EMAIL');
  v_email public.citext := case v_link.purpose
    when 'CHANGE_EMAIL' then v_link.email
    else (select u.email from app_public.users u where u.id = v_link.user_id)
  end;
begin
  if v_link.id is null then
    perform app_private.refuse('INVALID_TOKEN', 'token');
  elsif app_private.is_user_blocked(v_link.user_id) then
    perform app_private.refuse('USER_BLOCKED');
  elsif exists (
    select from app_private.one_time_links l
    where l.user_id = v_link.user_id and l.purpose = v_link.purpose and l.created_at > now() - interval '30 seconds'
  ) then
    perform app_private.refuse('DELIVERY_FREQUENCY_EXCEEDED');
  elsif v_link.purpose = 'CHANGE_EMAIL' and app_private.one_time_link_state(v_link) = 'SPENT' then
    -- Superseded by a change to another address, or done: the old request is not resumed.
    perform app_private.refuse('OTP_EXPIRED', 'token');
  end if;
  perform app_private.stop_if_refused();
  if not app_private.take_link_request(v_email) then
    perform app_private.refuse('ATTEMPTS_LIMIT_EXCEEDED');
    perform app_private.stop_if_refused();
  end if;
  perform app_private.renew_one_time_link(v_link);
end;
$$;
comment on function app_public.refresh_session_otp(jsonb) is
'@impersonated allowed
@anyone has the token of the former link
Mails a fresh link in place of the given one. INVALID_TOKEN: unknown. OTP_EXPIRED: the change of address it was for '
  'is done or withdrawn. USER_BLOCKED. DELIVERY_FREQUENCY_EXCEEDED: less than 30 seconds since the last. '
  'ATTEMPTS_LIMIT_EXCEEDED: too many to the address or from this network.';
grant execute on function app_public.refresh_session_otp(jsonb) to app_visitor, app_user;
