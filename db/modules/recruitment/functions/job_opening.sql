-- Definer because callers can count only their own applications. It reveals no number.
create or replace function app_hidden.job_opening(job app_public.jobs) returns app_public.job_opening
language sql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select case
    when job.status <> 'PUBLISHED' or exists (
      select from app_public.accounts a where a.id = job.account_id and a.deleted_at is not null
    ) then 'CLOSED'
    when job.application_deadline_on < app_hidden.today() then 'PAST'
    when (
      select sum(s.applications) from app_private.sent_in_to_job(job.id) s
    ) >= job.application_limit then 'FULL'
    else 'OPEN'
  end::app_public.job_opening
$$;
comment on function app_hidden.job_opening(app_public.jobs) is
  'Whether one more application may be sent in to a job, and why not: it is closed, its deadline has passed, or it is full.';

comment on type app_public.job_opening is
'@tone.OPEN pine
@tone.FULL amber
@tone.PAST neutral
@tone.CLOSED neutral
Whether a job takes one more application, and why not.';
