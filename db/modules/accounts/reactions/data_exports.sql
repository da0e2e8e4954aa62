-- Who has asked for their data hears when the file is there.
select app_private.begin_reactions('accounts', 'data_exports');
insert into app_public.followers (module, entity, event_type, task, message, recipient) values
  ('accounts', 'data_exports', 'READY', 'accounts/send_mail', 'data_export_ready', 'user');
