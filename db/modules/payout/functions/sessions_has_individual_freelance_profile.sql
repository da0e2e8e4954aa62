create or replace function app_public.sessions_has_individual_freelance_profile(session app_public.sessions) returns boolean
language sql stable
as $$
  select exists (
    select from app_public.freelance_profiles p
    where p.account_id = session.account_id and p.freelance_type = 'INDIVIDUAL'
  )
$$;
comment on function app_public.sessions_has_individual_freelance_profile(app_public.sessions) is
'@notNull
@unlisted
Whether the session''s account has a payout profile of a person.';
grant execute on function app_public.sessions_has_individual_freelance_profile(app_public.sessions) to app_user, app_operator;
