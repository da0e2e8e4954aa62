-- The transitions of a check. It is PENDING while it waits for the applicant, IN_REVIEW once it is submitted. The
-- worker decides by the answer of a provider or by our own data; people decide on submitted documents, never on a check
-- of their own. A check with an expiry date fails after that day.
select app_private.begin_transitions('job_checks');

insert into app_public.transitions (entity, action, from_status, to_status, outcome, actors, condition, refusal, position) values
  ('job_checks', 'create', null, 'PENDING', 'MEMBERS', '{OWNER}', null, 'INVALID_TRANSITION', 0),
  ('job_checks', 'send', 'PENDING', 'IN_REVIEW', 'OTHERS', '{OWNER}', 'job_check_is_own', 'INVALID_TRANSITION', 1),
  ('job_checks', 'settle', 'PENDING', 'IN_REVIEW', 'OTHERS', '{WORKER}', null, 'INVALID_TRANSITION', 2),
  ('job_checks', 'renew', 'FAILED', 'PENDING', 'MEMBERS', '{OWNER}', 'job_check_is_own', 'JOB_CHECK_SUCCEEDED', 3),
  ('job_checks', 'approve', 'IN_REVIEW', 'SUCCEEDED', 'GOOD_END', '{OWNER,ADMIN,MEMBER,OPERATOR_REVIEW}', 'job_check_is_inspected', 'INVALID_TRANSITION', 4),
  ('job_checks', 'approve', 'IN_REVIEW', 'SUCCEEDED', 'GOOD_END', '{WORKER}', null, 'INVALID_TRANSITION', 5),
  ('job_checks', 'reject', 'IN_REVIEW', 'FAILED', 'BAD_END', '{OWNER,ADMIN,MEMBER,OPERATOR_REVIEW}', 'job_check_is_inspected', 'INVALID_TRANSITION', 6),
  ('job_checks', 'reject', 'IN_REVIEW', 'FAILED', 'BAD_END', '{WORKER}', null, 'INVALID_TRANSITION', 7),
  ('job_checks', 'expire', 'SUCCEEDED', 'FAILED', 'BAD_END', '{WORKER}', 'job_check_has_expired', 'INVALID_TRANSITION', 8);

select app_private.mark_protective('job_checks', '{reject}');
