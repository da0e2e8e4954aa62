-- How many applications there were that are erased, and nothing of whose they were. Counted where an application is
-- removed, however that comes about.
select app_private.begin_rules('app_private.erased_applications');

drop trigger _900_audit on app_private.erased_applications;

comment on table app_private.erased_applications is
  E'@personal none\nHow many applications were erased, by job, state and year. Not audited because the proof of each erasure stays.';
comment on column app_private.erased_applications.id is 'Key.';
comment on column app_private.erased_applications.account_id is 'The team.';
comment on column app_private.erased_applications.job_id is 'The job.';
comment on column app_private.erased_applications.status is 'How far they had come.';
comment on column app_private.erased_applications.submitted_in is 'The year in which they were sent in, in Norway.';
comment on column app_private.erased_applications.applications is 'How many.';
