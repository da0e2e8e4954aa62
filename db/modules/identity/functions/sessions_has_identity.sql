create or replace function app_public.sessions_has_identity(session app_public.sessions) returns boolean
language sql stable
as $$
  select app_hidden.has_identity(session.user_id)
$$;
comment on function app_public.sessions_has_identity(app_public.sessions) is E'@notNull\nWhether a national e-ID is on file.';
grant execute on function app_public.sessions_has_identity(app_public.sessions) to app_user;
