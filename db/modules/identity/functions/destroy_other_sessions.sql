-- For users who have left a session open on another computer. An operator acting as the user has a session of their own
-- and may not end the user's. Definer because no role may write sessions directly.
create or replace function app_public.destroy_other_sessions(input jsonb) returns void
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
begin
  perform app_private.refuse_when_impersonating();
  perform app_private.revoke_sessions(app_hidden.current_user_id(), app_hidden.current_session_id());
end;
$$;
comment on function app_public.destroy_other_sessions(jsonb) is
  E'@impersonated refused\nLogs the user out everywhere but in this session. INVALID_ACTION while impersonating.';
grant execute on function app_public.destroy_other_sessions(jsonb) to app_user;
