-- Tabs of one browser compare it, so that tabs of an ended sign-in can show it.
create or replace function app_public.sessions_sign_in(session app_public.sessions) returns text
language sql stable
as $$
  select session.sign_in_id::text
$$;
comment on function app_public.sessions_sign_in(app_public.sessions) is
  E'@notNull\nNames the sign-in the session came of. Sessions that share it end together.';
grant execute on function app_public.sessions_sign_in(app_public.sessions) to app_user;
