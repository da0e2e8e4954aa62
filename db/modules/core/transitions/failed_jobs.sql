-- What becomes of a job that was given up. One that goes on by itself, since its like was asked for again,
-- leaves the queue as one that was tried again.
select app_private.begin_transitions('failed_jobs');

insert into app_public.transitions (entity, action, from_status, to_status, outcome, actors, condition, refusal, position) values
  ('failed_jobs', 'create', null, 'FAILED', 'OPERATORS', '{WORKER}', null, 'INVALID_TRANSITION', 0),
  ('failed_jobs', 'retry', 'FAILED', 'RETRIED', 'GOOD_END', '{OPERATOR_ADMIN,WORKER}', null, 'INVALID_TRANSITION', 1),
  ('failed_jobs', 'dismiss', 'FAILED', 'DISMISSED', 'GOOD_END', '{OPERATOR_ADMIN}', null, 'INVALID_TRANSITION', 2);
