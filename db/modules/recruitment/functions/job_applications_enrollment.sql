create or replace function app_public.job_applications_enrollment(application app_public.job_applications)
returns app_public.enrollments
language sql stable
as $$
  select e.* from app_public.enrollments e
  where e.account_id = application.account_id and e.partner_account_id = application.partner_account_id
  order by e.status = 'ENDED', e.created_at desc
  limit 1
$$;
comment on function app_public.job_applications_enrollment(app_public.job_applications) is
  E'@unlisted\nThe enrolment of the applicant with the team: the one that holds or waits, else the last that has ended.';
grant execute on function app_public.job_applications_enrollment(app_public.job_applications) to app_user;
