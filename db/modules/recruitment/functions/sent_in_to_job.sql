create or replace function app_private.sent_in_to_job(job_id uuid) returns table (status app_public.job_application_status, applications int)
language sql stable
set search_path to pg_catalog, public, pg_temp
as $$
  select a.status, count(*)::int from app_public.job_applications a
  where a.job_id = sent_in_to_job.job_id and a.status <> 'PENDING' group by a.status
  union all
  select e.status, e.applications from app_private.erased_applications e where e.job_id = sent_in_to_job.job_id
$$;
comment on function app_private.sent_in_to_job(uuid) is
  'The number of applications submitted to a job by status, including erased ones.';
