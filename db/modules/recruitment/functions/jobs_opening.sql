-- Definer because applicants can count only their own applications. Readable with the job.
create or replace function app_public.jobs_opening(job app_public.jobs) returns app_public.job_opening
language sql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select app_hidden.job_opening(job)
  where app_hidden.is_within_reach(job.account_id) or job.id = any (app_hidden.applied_job_ids())
$$;
comment on function app_public.jobs_opening(app_public.jobs) is
'@notNull
@unlisted
Whether it takes one more application, and why not.';
grant execute on function app_public.jobs_opening(app_public.jobs) to app_user;
