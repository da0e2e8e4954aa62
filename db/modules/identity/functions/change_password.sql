create or replace function app_private.change_password(user_id uuid, password_hash text, except_session_id uuid default null) returns void
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
begin
  update app_private.user_secrets s
  set password_hash = change_password.password_hash, password_set_at = now()
  where s.user_id = change_password.user_id;
  perform app_private.revoke_sessions(change_password.user_id, change_password.except_session_id);
  perform app_private.retire_links(change_password.user_id);
end;
$$;
comment on function app_private.change_password(uuid, text, uuid) is
  'Sets a password, ends the user''s sessions but the one named, and retires every link that was on its way.';
