-- Logging out when nobody is signed in changes nothing and is no fault. Definer because nobody may
-- write sessions by hand.
create or replace function app_public.destroy_session(input jsonb) returns void
language sql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
  update app_public.sessions s set revoked_at = now()
  where s.id = app_hidden.current_session_id() and s.revoked_at is null
$$;
comment on function app_public.destroy_session(jsonb) is E'@impersonated allowed\nLogs out: the session''s token stops working at once. Other tabs have sessions of their own.';
grant execute on function app_public.destroy_session(jsonb) to app_visitor, app_user, app_operator;
