-- Counts of erased applications, without any reference to their applicants. Counted by a trigger on deletion.
select app_private.begin_rules('app_private.erased_applications');

select app_private.end_audit('app_private.erased_applications');

comment on table app_private.erased_applications is
  E'@personal none\nThe number of erased applications, by job, state and year. Not audited because the proof of each '
  'erasure stays.';
comment on column app_private.erased_applications.id is 'Key.';
comment on column app_private.erased_applications.account_id is 'The team.';
comment on column app_private.erased_applications.job_id is 'The job.';
comment on column app_private.erased_applications.status is 'The status they had reached.';
comment on column app_private.erased_applications.submitted_in is 'The year in which they were sent in, in Norway.';
comment on column app_private.erased_applications.applications is 'How many.';
