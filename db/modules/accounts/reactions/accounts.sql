-- Who asks for a deletion is told, and so is that it is done; what is personal goes when that letter has had an
-- hour to leave. The day of the deletion is two weeks later, and whether it is still wanted is asked then.
select app_private.begin_reactions('accounts', 'accounts');
insert into app_public.followers (module, entity, event_type, task, message, recipient, delay_minutes) values
  ('accounts', 'accounts', 'DELETION_SCHEDULED', 'accounts/send_mail', 'deletion_scheduled', 'primaryUser', 0),
  ('accounts', 'accounts', 'DELETION_SCHEDULED', 'accounts/close_account', null, null, 20160),
  ('accounts', 'accounts', 'DELETION_CANCELLED', 'accounts/send_mail', 'deletion_cancelled', 'primaryUser', 0),
  ('accounts', 'accounts', 'DELETION_STOPPED', 'accounts/send_mail', 'deletion_stopped', 'primaryUser', 0),
  ('accounts', 'accounts', 'DELETED', 'accounts/send_mail', 'account_deleted', 'primaryUser', 0),
  ('accounts', 'accounts', 'DELETED', 'accounts/erase_account', null, null, 60);
