-- Mails the user when their export is ready.
select app_private.begin_reactions('accounts', 'data_exports');
insert into app_public.followers (module, entity, event_type, task, message, recipient) values
  ('accounts', 'data_exports', 'READY', 'accounts/send_mail', 'data_export_ready', 'user');
