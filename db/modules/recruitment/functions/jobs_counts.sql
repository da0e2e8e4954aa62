-- Definer because a member of the team counts what only its managers read. It counts for the job's own team.
create or replace function app_public.jobs_counts(job app_public.jobs) returns app_public.job_counts
language sql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select row (
    coalesce(sum(s.applications) filter (where s.status = 'SUBMITTED'), 0),
    coalesce(sum(s.applications) filter (where s.status = 'QUALIFIED'), 0),
    coalesce(sum(s.applications) filter (where s.status = 'REJECTED'), 0),
    coalesce(sum(s.applications) filter (where s.status = 'APPROVED'), 0),
    coalesce(sum(s.applications) filter (where s.status = 'ENROLLED'), 0)
  )::app_public.job_counts
  from app_private.sent_in_to_job(job.id) s
  having app_hidden.is_within_reach(job.account_id)
$$;
comment on function app_public.jobs_counts(app_public.jobs) is
  'The number of applications by status; null for an applicant.';
grant execute on function app_public.jobs_counts(app_public.jobs) to app_user, app_operator;

comment on type app_public.job_counts is 'The number of applications to a job by status (document B, section 3, Job).';
comment on column app_public.job_counts.submitted is E'@notNull\nSent in, with a check still open.';
comment on column app_public.job_counts.qualified is E'@notNull\nReady to be decided on.';
comment on column app_public.job_counts.rejected is E'@notNull\nTurned down.';
comment on column app_public.job_counts.approved is E'@notNull\nTaken on.';
comment on column app_public.job_counts.enrolled is E'@notNull\nEnrolled.';
