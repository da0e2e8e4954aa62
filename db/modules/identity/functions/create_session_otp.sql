-- Answers the same and does the same work whether or not somebody has the address, so that nobody
-- learns who is a customer. More than five requests in a quarter of an hour are quietly not mailed.
-- Definer because a visitor reads no table.
create or replace function app_public.create_session_otp(input jsonb) returns void
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
begin
  perform app_private.mail_requested_link((input ->> 'email')::public.citext, 'SIGN_IN', input ->> 'deepLink');
end;
$$;
comment on function app_public.create_session_otp(jsonb) is
'@impersonated allowed
@anyone has nothing yet: the link goes to the address alone
Mails a link that signs in, if somebody has the address; succeeds whether or not (document '
  'A, section 7). Who waits to be confirmed and asks for themselves gets the link that confirms. '
  'ATTEMPTS_LIMIT_EXCEEDED: too many from this place in an hour.';
grant execute on function app_public.create_session_otp(jsonb) to app_visitor, app_user;
