-- Reactions to the transitions of an application: its checks are updated, and mails are sent.
select app_private.begin_reactions('recruitment', 'job_applications');

insert into app_public.followers (module, entity, event_type, task, message, recipient) values
  ('recruitment', 'job_applications', 'SUBMITTED', 'recruitment/settle_checks_of_application', null, null),
  ('recruitment', 'job_applications', 'SUBMITTED', 'recruitment/qualify_job_application', null, null),
  ('recruitment', 'job_applications', 'SUBMITTED', 'recruitment/tell_candidates', null, null),
  ('recruitment', 'job_applications', 'SUBMITTED', 'accounts/send_mail', 'application_received', 'email'),
  ('recruitment', 'job_applications', 'APPROVED', 'accounts/send_mail', 'application_approved', 'email'),
  ('recruitment', 'job_applications', 'APPROVED', 'recruitment/enrol_application', null, null),
  ('recruitment', 'job_applications', 'ENROLLED', 'accounts/send_mail', 'application_enrolled', 'email'),
  ('recruitment', 'job_applications', 'REJECTED', 'accounts/send_mail', 'application_rejected', 'email'),
  ('recruitment', 'job_applications', 'ENDING', 'accounts/send_mail', 'application_ending', 'email'),
  ('recruitment', 'job_applications', 'TEAM_DELETED', 'accounts/send_mail', 'team_deleted', 'email');
