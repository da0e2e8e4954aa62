-- Who has sent a document hears what came of it; the pictures have served when nobody asks about it any more.
select app_private.begin_reactions('accounts', 'identity_verifications');
insert into app_public.followers (module, entity, event_type, task, message, recipient, delay_minutes) values
  ('accounts', 'identity_verifications', 'APPROVED', 'accounts/send_mail', 'identity_approved', 'OWNER', 0),
  ('accounts', 'identity_verifications', 'REJECTED', 'accounts/send_mail', 'identity_rejected', 'OWNER', 0),
  ('accounts', 'identity_verifications', 'APPROVED', 'accounts/erase_identity_pictures', null, null, 20160),
  ('accounts', 'identity_verifications', 'REJECTED', 'accounts/erase_identity_pictures', null, null, 20160);
