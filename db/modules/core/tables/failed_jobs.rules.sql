-- What the worker could not do for good, whatever the task. Found by a look at the queue, not by the
-- process that failed, which may have died of it. What a job carries is not copied: it may hold a link.
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
comment on column app_public.failed_jobs.task is E'@holds word\nWhat was to be done, as module/verb_noun.';
comment on column app_public.failed_jobs.subject is 
'@holds row
@listed
The id of what it was about, or another word that says so.';
comment on column app_public.failed_jobs.error is
'@decides
@longText
What made it fail, the last time.';
comment on column app_public.failed_jobs.attempts is 'How often it was tried.';
comment on column app_public.failed_jobs.status is 'Whether somebody has seen to it. Changes only as the transitions allow.';
comment on column app_public.failed_jobs.failed_at is
'@listed
When it was tried last, UTC.';
comment on column app_public.failed_jobs.created_at is 'When it was found, UTC.';
comment on column app_public.failed_jobs.updated_at is E'@unlisted\nWhen the row was last changed, UTC.';
comment on type app_public.failed_job_status is
'Whether somebody has seen to a failed job.';
