-- Jobs that have failed for good, of any task. Found by a query of the queue, not by the failing process, which may
-- have died. The payload is not copied: it may contain a link.
select app_private.begin_rules('app_public.failed_jobs');

comment on table app_public.failed_jobs is
'@personal passing
@prefix fjb
@defaultSort created_at desc
@section system
@label task
@icon alert-octagon
A job that was tried as often as it may be, and given up.';
comment on column app_public.failed_jobs.job_id is E'@unlisted\nThe job in the queue.';
comment on column app_public.failed_jobs.task is E'@holds word\nThe task, as module/verb_noun.';
comment on column app_public.failed_jobs.subject is
'@holds row
@listed
The id of the row it concerned, or another identifier.';
comment on column app_public.failed_jobs.error is
'@decides
@longText
The error of the last attempt.';
comment on column app_public.failed_jobs.attempts is 'The number of attempts.';
comment on column app_public.failed_jobs.status is
  'Whether an operator has handled it. Changes only as the transitions allow.';
comment on column app_public.failed_jobs.failed_at is
'@listed
When it was tried last, UTC.';
comment on column app_public.failed_jobs.created_at is 'When it was found, UTC.';
comment on column app_public.failed_jobs.updated_at is E'@unlisted\nWhen the row was last changed, UTC.';
comment on type app_public.failed_job_status is 'Whether a failed job has been handled.';
