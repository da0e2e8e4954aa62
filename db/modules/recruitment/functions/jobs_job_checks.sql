create or replace function app_public.jobs_job_checks(job app_public.jobs) returns jsonb
language sql stable
as $$
  select (app_hidden.newest_job_form(job.id)).job_checks
$$;
comment on function app_public.jobs_job_checks(app_public.jobs) is
  E'@unlisted\nThe required checks with their conditions, in the newest version.';
grant execute on function app_public.jobs_job_checks(app_public.jobs) to app_user;
