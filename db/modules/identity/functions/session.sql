create or replace function app_public.session() returns app_public.sessions
language sql stable
as $$
  select s from app_public.sessions s where s.id = app_hidden.current_session_id()
$$;
comment on function app_public.session() is 'The session that asks; null when nobody is signed in (document A, section 7).';
grant execute on function app_public.session() to app_visitor, app_user;
