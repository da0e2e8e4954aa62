-- Mails members who may decide on checks that some wait.
select app_private.begin_reactions('recruitment', 'memberships');

insert into app_public.followers (module, entity, event_type, task, message, recipient) values
  ('recruitment', 'memberships', 'CHECKS_WAIT', 'accounts/send_mail', 'checks_wait', 'user');
