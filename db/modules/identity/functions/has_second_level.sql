-- Definer because functions that run for a visitor call it too, who reads no session.
create or replace function app_hidden.has_second_level() returns boolean
language sql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select coalesce((
    select app_public.sessions_has_second_level(s) from app_public.sessions s where s.id = app_hidden.current_session_id()
  ), false)
$$;
comment on function app_hidden.has_second_level() is 'Whether the current session is at the second level.';
grant execute on function app_hidden.has_second_level() to app_visitor, app_user, app_operator;
