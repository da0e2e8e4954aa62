-- Does the same work and answers the same for an unknown address. Definer because a visitor reads no table.
create or replace function app_public.request_password_reset(input jsonb) returns void
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
begin
  perform app_private.mail_requested_link((input ->> 'email')::public.citext, 'RESET_PASSWORD');
end;
$$;
comment on function app_public.request_password_reset(jsonb) is
'@impersonated allowed
@anyone has nothing yet: the link goes to the address alone
Mails a link for setting a new password, if the address belongs to a user; succeeds whether or not. '
  'ATTEMPTS_LIMIT_EXCEEDED: too many from this network in an hour.';
grant execute on function app_public.request_password_reset(jsonb) to app_visitor, app_user;
