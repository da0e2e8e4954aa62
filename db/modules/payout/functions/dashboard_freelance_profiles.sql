create or replace function app_public.dashboard_freelance_profiles(dashboard app_public.dashboard) returns int
language sql stable
as $$
  select count(*)::int from app_public.freelance_profiles p where p.archived_at is null
$$;
comment on function app_public.dashboard_freelance_profiles(app_public.dashboard) is
'@behavior -queryField
@notNull
The number of payout profiles in use.';
grant execute on function app_public.dashboard_freelance_profiles(app_public.dashboard) to app_user;
