-- Mails about the scheduling and the completion of a deletion; personal data is erased an hour after the mail. The
-- account is deleted two weeks later, unless the request was withdrawn by then.
select app_private.begin_reactions('accounts', 'accounts');
insert into app_public.followers (module, entity, event_type, task, message, recipient, delay_minutes) values
  ('accounts', 'accounts', 'DELETION_SCHEDULED', 'accounts/send_mail', 'deletion_scheduled', 'primaryUser', 0),
  ('accounts', 'accounts', 'DELETION_SCHEDULED', 'accounts/close_account', null, null, 20160),
  ('accounts', 'accounts', 'DELETION_CANCELLED', 'accounts/send_mail', 'deletion_cancelled', 'primaryUser', 0),
  ('accounts', 'accounts', 'DELETION_STOPPED', 'accounts/send_mail', 'deletion_stopped', 'primaryUser', 0),
  ('accounts', 'accounts', 'DELETED', 'accounts/send_mail', 'account_deleted', 'primaryUser', 0),
  ('accounts', 'accounts', 'DELETED', 'accounts/erase_account', null, null, 60);
