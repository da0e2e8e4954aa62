-- Mails the person who sent a statement that it did not arrive.
select app_private.begin_reactions('settlement', 'client_statements');

insert into app_public.followers (module, entity, event_type, task, message, recipient, condition) values
  ('settlement', 'client_statements', 'SENDING_FAILED', 'accounts/send_mail', 'statement_undelivered', 'createdBy', null);
