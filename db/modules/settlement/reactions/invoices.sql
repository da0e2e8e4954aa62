-- Mails the freelancer that the client has paid, or that a reminder could not be sent for lack of an address. An
-- invoice that the owner has marked as paid, or that is written off, is not reported.
select app_private.begin_reactions('settlement', 'invoices');

insert into app_public.followers (module, entity, event_type, task, message, recipient, condition) values
  ('settlement', 'invoices', 'RESOLVED', 'accounts/send_mail', 'invoice_paid', 'createdBy', 'invoice_was_paid'),
  ('settlement', 'invoices', 'RECOVERED', 'accounts/send_mail', 'invoice_recovered', 'createdBy', null),
  ('settlement', 'invoices', 'REMINDER_UNSENT', 'accounts/send_mail', 'reminder_unsent', 'createdBy', 'reminder_lacks_address');
