-- Called by the screen before it shows the form; the link stays unused. Definer because a visitor reads no table.
create or replace function app_public.validate_password_reset_token(input jsonb) returns void
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
begin
  perform app_private.lock_reset_link(input ->> 'token');
  perform app_private.stop_if_refused();
end;
$$;
comment on function app_public.validate_password_reset_token(jsonb) is
'@impersonated allowed
@anyone has the token of the reset link
Whether a reset link still works. INVALID_TOKEN: unknown. TOKEN_EXPIRED: used, superseded or too old. USER_BLOCKED.';
grant execute on function app_public.validate_password_reset_token(jsonb) to app_visitor, app_user;
