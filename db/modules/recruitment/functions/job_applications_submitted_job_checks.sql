create or replace function app_public.job_applications_submitted_job_checks(application app_public.job_applications)
returns setof app_public.job_checks
language sql stable
as $$
  select c.* from app_public.job_checks c where c.job_application_id = application.id order by c.job_check_type
$$;
comment on function app_public.job_applications_submitted_job_checks(app_public.job_applications) is
  E'@simpleCollections only\nThe checks of the applicant, with their status.';
grant execute on function app_public.job_applications_submitted_job_checks(app_public.job_applications) to app_user;
