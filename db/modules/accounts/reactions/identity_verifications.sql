-- Mails about the decision on a document; its pictures are erased once they are no longer needed for questions.
select app_private.begin_reactions('accounts', 'identity_verifications');
insert into app_public.followers (module, entity, event_type, task, message, recipient, delay_minutes) values
  ('accounts', 'identity_verifications', 'APPROVED', 'accounts/send_mail', 'identity_approved', 'OWNER', 0),
  ('accounts', 'identity_verifications', 'REJECTED', 'accounts/send_mail', 'identity_rejected', 'OWNER', 0),
  ('accounts', 'identity_verifications', 'APPROVED', 'accounts/erase_identity_pictures', null, null, 20160),
  ('accounts', 'identity_verifications', 'REJECTED', 'accounts/erase_identity_pictures', null, null, 20160);
