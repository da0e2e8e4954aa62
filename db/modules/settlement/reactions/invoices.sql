-- The freelancer hears that the client has paid, and that nobody could be reminded for want of an address.
-- An invoice its owner calls paid, or that is written off, is no news to them.
select app_private.begin_reactions('settlement', 'invoices');

insert into app_public.followers (module, entity, event_type, task, message, recipient, condition) values
  ('settlement', 'invoices', 'RESOLVED', 'accounts/send_mail', 'invoice_paid', 'createdBy', 'invoice_was_paid'),
  ('settlement', 'invoices', 'REMINDER_UNSENT', 'accounts/send_mail', 'reminder_unsent', 'createdBy', 'reminder_lacks_address');
