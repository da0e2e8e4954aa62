-- Definer because users cannot read other users, and must see which operator impersonates them.
create or replace function app_public.sessions_administrator(session app_public.sessions) returns app_public.users
language sql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select app_hidden.public_user(u) from app_public.operators o join app_public.users u on u.id = o.user_id
  where o.id = session.administrator_id and session.id = app_hidden.current_session_id()
$$;
comment on function app_public.sessions_administrator(app_public.sessions) is
  'The operator acting as the user, if there is one.';
grant execute on function app_public.sessions_administrator(app_public.sessions) to app_user;
