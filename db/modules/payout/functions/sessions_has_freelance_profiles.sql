create or replace function app_public.sessions_has_freelance_profiles(session app_public.sessions) returns boolean
language sql stable
as $$
  select exists (select from app_public.freelance_profiles p where p.account_id = session.account_id)
$$;
comment on function app_public.sessions_has_freelance_profiles(app_public.sessions) is
'@notNull
@unlisted
Whether the session''s account has a payout profile.';
grant execute on function app_public.sessions_has_freelance_profiles(app_public.sessions) to app_user, app_operator;
