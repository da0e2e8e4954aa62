-- Definer because an applicant counts only their own.
create or replace function app_hidden.takes_applications(job app_public.jobs) returns boolean
language sql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select job.status = 'PUBLISHED' and coalesce(job.application_deadline_on >= app_hidden.today(), true)
    and (
      select count(*) from app_public.job_applications a where a.job_id = job.id and a.status <> 'PENDING'
    ) < job.application_limit
$$;
comment on function app_hidden.takes_applications(app_public.jobs) is
  'Whether one more application may be sent in to a job: it is published, its deadline has not passed and it is not full.';
