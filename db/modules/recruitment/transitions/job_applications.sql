-- The transitions of an application. Two accounts act on it, so each checks which side the caller is on: a member of
-- the team handles the applications of their departments. Approving an enrolment moves APPROVED applications to
-- ENROLLED; for those approved later the worker does.
select app_private.begin_transitions('job_applications');

insert into app_public.transitions (entity, action, from_status, to_status, outcome, actors, condition, position) values
  ('job_applications', 'create', null, 'PENDING', 'MEMBERS', '{OWNER}', null, 0),
  ('job_applications', 'submit', 'PENDING', 'SUBMITTED', 'OTHERS', '{OWNER}', 'application_is_own', 1),
  ('job_applications', 'withdraw', 'SUBMITTED', 'PENDING', 'MEMBERS', '{OWNER}', 'application_is_own', 2),
  ('job_applications', 'withdraw', 'QUALIFIED', 'PENDING', 'MEMBERS', '{OWNER}', 'application_is_own', 3),
  ('job_applications', 'qualify', 'SUBMITTED', 'QUALIFIED', 'OTHERS', '{WORKER}', null, 4),
  ('job_applications', 'approve', 'QUALIFIED', 'APPROVED', 'GOOD_END', '{OWNER,ADMIN,MEMBER}', 'application_is_handled', 5),
  ('job_applications', 'reject', 'SUBMITTED', 'REJECTED', 'BAD_END', '{OWNER,ADMIN,MEMBER}', 'application_is_handled', 6),
  ('job_applications', 'reject', 'QUALIFIED', 'REJECTED', 'BAD_END', '{OWNER,ADMIN,MEMBER}', 'application_is_handled', 7),
  ('job_applications', 'enrol', 'APPROVED', 'ENROLLED', 'GOOD_END', '{OWNER,ADMIN,WORKER}', 'application_is_enrolled', 8);
