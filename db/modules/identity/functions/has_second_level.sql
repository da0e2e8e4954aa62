-- Definer because functions that run for a visitor ask too, who reads no session.
create or replace function app_hidden.has_second_level() returns boolean
language sql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select exists (
    select from app_public.sessions s
    where s.id = app_hidden.current_session_id() and s.second_level_at > now() - interval '15 minutes'
  )
$$;
comment on function app_hidden.has_second_level() is 'Whether an SMS code was confirmed in this session in the last 15 minutes.';
grant execute on function app_hidden.has_second_level() to app_visitor, app_user, app_operator;
