create or replace function app_public.freelance_profiles_job_checks(profile app_public.freelance_profiles)
returns setof app_public.job_checks
language sql stable
as $$
  select c.* from app_public.job_checks c where c.account_id = profile.account_id order by c.created_at desc, c.id
$$;
comment on function app_public.freelance_profiles_job_checks(app_public.freelance_profiles) is
  E'@simpleCollections only\nWhat was checked of who is paid, as far as the caller sees it: by themselves all of it, by a team what it asked for.';
grant execute on function app_public.freelance_profiles_job_checks(app_public.freelance_profiles) to app_user;
