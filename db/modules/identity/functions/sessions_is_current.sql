create or replace function app_public.sessions_is_current(session app_public.sessions) returns boolean
language sql stable
as $$
  select coalesce(session.id = app_hidden.current_session_id(), false)
$$;
comment on function app_public.sessions_is_current(app_public.sessions) is E'@notNull\nWhether it is the session of the request.';
grant execute on function app_public.sessions_is_current(app_public.sessions) to app_user;
