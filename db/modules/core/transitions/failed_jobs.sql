-- The handling of a failed job. A job that continues by itself, since an equal one was enqueued, leaves the list as
-- retried.
select app_private.begin_transitions('failed_jobs');

insert into app_public.transitions (entity, action, from_status, to_status, outcome, actors, condition, refusal, position) values
  ('failed_jobs', 'create', null, 'FAILED', 'OPERATORS', '{WORKER}', null, 'INVALID_TRANSITION', 0),
  ('failed_jobs', 'retry', 'FAILED', 'RETRIED', 'GOOD_END', '{OPERATOR_ADMIN,WORKER}', null, 'INVALID_TRANSITION', 1),
  ('failed_jobs', 'dismiss', 'FAILED', 'DISMISSED', 'GOOD_END', '{OPERATOR_ADMIN}', null, 'INVALID_TRANSITION', 2);
