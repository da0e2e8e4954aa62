create or replace function app_public.jobs_form_version(job app_public.jobs) returns int
language sql stable
as $$
  select (app_hidden.newest_job_form(job.id)).version
$$;
comment on function app_public.jobs_form_version(app_public.jobs) is E'@unlisted\nThe number of the newest version of its form.';
grant execute on function app_public.jobs_form_version(app_public.jobs) to app_user;
