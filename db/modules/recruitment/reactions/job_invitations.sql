-- Mails the link to apply for a job, to invited people and to those who requested it.
select app_private.begin_reactions('recruitment', 'job_invitations');

insert into app_public.followers (module, entity, event_type, task, message, recipient, condition) values
  ('recruitment', 'job_invitations', 'INVITED', 'accounts/send_mail', 'job_invitation', 'email', 'is_job_open'),
  ('recruitment', 'job_invitations', 'REQUESTED', 'accounts/send_mail', 'application_link', 'email', 'is_job_open');
