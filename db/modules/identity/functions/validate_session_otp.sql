-- Called by the page of a link, before the user presses its button: programs that check mail open links too, and must
-- not use them up. Its token is as long as a session's, so it cannot be guessed. Definer because a visitor reads no
-- table.
create or replace function app_public.validate_session_otp(input jsonb) returns app_public.session_otp
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_link app_private.one_time_links;
begin
  select l.* into v_link from app_private.one_time_links l
  where l.token_sha256 = app_private.token_sha256(input ->> 'token') and l.purpose <> 'RESET_PASSWORD';
  if app_private.one_time_link_state(v_link) = 'EXPIRED' then
    perform app_private.refuse('TOKEN_EXPIRED', 'token');
  else
    perform app_private.check_one_time_link(v_link);
  end if;
  perform app_private.stop_if_refused();
  return row (v_link.email::text, v_link.purpose::text::app_public.session_otp_purpose)::app_public.session_otp;
end;
$$;
comment on function app_public.validate_session_otp(jsonb) is
'@impersonated allowed
@anyone has the token of the link
The user a link signs in, and its purpose; the link stays unused. TOKEN_EXPIRED: too old; useSessionOtp mails a fresh '
  'one. INVALID_TOKEN: unknown. OTP_EXPIRED: used or superseded. TAKEN: another user has the address. UNAUTHORIZED: a '
  'change of address of another user than the caller. USER_BLOCKED.';
grant execute on function app_public.validate_session_otp(jsonb) to app_visitor, app_user;
