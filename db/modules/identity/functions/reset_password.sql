-- The mail has proven the address, so the user is confirmed by it too. Signing in comes after, with
-- the new password. Definer because no role of the API writes passwords.
create or replace function app_public.reset_password(input jsonb) returns void
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_password_hash text := app_private.prepared(input, 'reset_password') ->> 'passwordHash';
  v_link app_private.one_time_links := app_private.lock_reset_link(input ->> 'token');
begin
  perform app_private.stop_if_refused();
  update app_private.one_time_links l set used_at = now() where l.id = v_link.id;
  perform app_private.drop_unverified_credentials(v_link.user_id);
  perform app_private.change_password(v_link.user_id, v_password_hash);
  perform app_private.confirm_user(v_link.user_id);
end;
$$;
comment on function app_public.reset_password(jsonb) is
'@impersonated allowed
@anyone has the token of the reset link
Sets a new password with the token of a reset link and ends every session of the user. INVALID_TOKEN, TOKEN_EXPIRED, USER_BLOCKED.';
grant execute on function app_public.reset_password(jsonb) to app_visitor, app_user;
