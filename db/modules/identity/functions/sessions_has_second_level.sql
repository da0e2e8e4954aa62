create or replace function app_public.sessions_has_second_level(session app_public.sessions) returns boolean
language sql stable
as $$
  select coalesce(session.second_level_at > now() - interval '15 minutes', false)
$$;
comment on function app_public.sessions_has_second_level(app_public.sessions) is
  E'@notNull\nWhether a code was confirmed in it in the last 15 minutes: one by SMS, of an operator a one-time '
  'code.';
grant execute on function app_public.sessions_has_second_level(app_public.sessions) to app_user;
