-- Does the same work and answers the same whether or not the address is known, so that callers cannot find out who is a
-- customer. More than five requests in a quarter of an hour are silently not mailed. Definer because a visitor reads no
-- table.
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
Mails a link that signs in, if the address belongs to a user; succeeds in either case (document A, section 7). An '
  'unconfirmed user who requests it themselves gets the link that confirms. ATTEMPTS_LIMIT_EXCEEDED: too many from '
  'this network in an hour.';
grant execute on function app_public.create_session_otp(jsonb) to app_visitor, app_user;
