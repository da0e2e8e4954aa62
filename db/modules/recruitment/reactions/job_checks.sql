-- A submitted check is ordered from its provider, and the result is reported to the applicant and to the application
-- that waits for it.
select app_private.begin_reactions('recruitment', 'job_checks');

insert into app_public.followers (module, entity, event_type, task, message, recipient, while_status, condition) values
  ('recruitment', 'job_checks', 'IN_REVIEW', 'recruitment/order_check', null, null, 'IN_REVIEW', 'job_check_is_ordered'),
  ('recruitment', 'job_checks', 'SUCCEEDED', 'recruitment/qualify_checked_application', null, null, null, null),
  ('recruitment', 'job_checks', 'FAILED', 'accounts/send_mail', 'check_failed', 'jobApplication.email', 'FAILED', 'job_check_was_refused'),
  ('recruitment', 'job_checks', 'FAILED', 'accounts/send_mail', 'check_expired', 'jobApplication.email', 'FAILED', 'job_check_has_expired');
