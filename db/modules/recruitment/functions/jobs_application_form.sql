create or replace function app_public.jobs_application_form(job app_public.jobs) returns jsonb
language sql stable
as $$
  select (app_hidden.newest_job_form(job.id)).application_form
$$;
comment on function app_public.jobs_application_form(app_public.jobs) is
  E'@unlisted\nIts pages and questions, in the newest version: docs/application-forms.md. For an applicant those of their own.';
grant execute on function app_public.jobs_application_form(app_public.jobs) to app_user;
