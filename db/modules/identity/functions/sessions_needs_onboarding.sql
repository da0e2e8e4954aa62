create or replace function app_public.sessions_needs_onboarding(session app_public.sessions) returns boolean
language sql stable
as $$
  select u.confirmed and (u.first_name is null or u.last_name is null) from app_public.users u where u.id = session.user_id
$$;
comment on function app_public.sessions_needs_onboarding(app_public.sessions) is E'@notNull\nConfirmed, but without a name yet: onboard comes next.';
grant execute on function app_public.sessions_needs_onboarding(app_public.sessions) to app_user;
