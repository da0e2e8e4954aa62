create or replace function app_public.freelance_profiles_job_checks(profile app_public.freelance_profiles)
returns setof app_public.job_checks
language sql stable
as $$
  select c.* from app_public.job_checks c where c.account_id = profile.account_id order by c.created_at desc, c.id
$$;
comment on function app_public.freelance_profiles_job_checks(app_public.freelance_profiles) is
  E'@simpleCollections only\nThe checks of the payee, as far as the caller sees them: the payee all of them, a team '
  'those it requires.';
grant execute on function app_public.freelance_profiles_job_checks(app_public.freelance_profiles) to app_user;
