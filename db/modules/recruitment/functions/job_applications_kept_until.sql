-- Counted from its last transition, or from the last answer before submission. During an enrolment the application is
-- stored, and its months begin when the enrolment ends. The agreed period applies, even if the job has a longer one
-- since. Definer because before submission the period is read from the job.
create or replace function app_public.job_applications_kept_until(application app_public.job_applications) returns date
language sql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select (
    (greatest(application.last_step_at, enrolment.ended_at) at time zone 'Europe/Oslo')::date
    + make_interval(months => coalesce(application.retention_months, j.retention_months))
  )::date
  from app_public.jobs j
    left join lateral (
      select case when bool_and(e.status = 'ENDED') then max(e.ended_at) end as ended_at from app_public.enrollments e
      where e.account_id = application.account_id and e.partner_account_id = application.partner_account_id
        and application.status = 'ENROLLED'
    ) enrolment on true
  where j.id = application.job_id and (application.status <> 'ENROLLED' or enrolment.ended_at is not null)
    and (app_hidden.is_within_reach(application.account_id) or app_hidden.is_within_reach(application.partner_account_id))
$$;
comment on function app_public.job_applications_kept_until(app_public.job_applications) is
  'The day after which it is erased, unless the applicant keeps it; null while they are enrolled.';
grant execute on function app_public.job_applications_kept_until(app_public.job_applications) to app_user;
