-- Mails the author of the invoice about a failed delivery, unless it was resolved while the mail waited. A missing
-- address is shown on the page instead.
select app_private.begin_reactions('invoicing', 'deliveries');

insert into app_public.followers (module, entity, event_type, task, message, recipient, while_status, condition) values
  ('invoicing', 'deliveries', 'FAILED', 'accounts/send_mail', 'delivery_refused', 'invoice.createdBy', 'FAILED', 'delivery_failure_message'),
  ('invoicing', 'deliveries', 'FAILED', 'accounts/send_mail', 'delivery_given_up', 'invoice.createdBy', 'FAILED', 'delivery_failure_message'),
  ('invoicing', 'deliveries', 'FAILED', 'accounts/send_mail', 'reminder_undelivered', 'invoice.createdBy', 'FAILED', 'delivery_failure_message'),
  ('invoicing', 'deliveries', 'FAILED', 'accounts/send_mail', 'credit_note_undelivered', 'creditNote.createdBy', 'FAILED', 'delivery_failure_message'),
  ('invoicing', 'deliveries', 'FAILED', 'accounts/send_mail', 'ehf_undelivered', 'invoice.createdBy', 'FAILED', 'delivery_failure_message'),
  ('invoicing', 'deliveries', 'FAILED', 'accounts/send_mail', 'ehf_unanswered', 'invoice.createdBy', 'FAILED', 'delivery_failure_message'),
  ('invoicing', 'deliveries', 'FAILED', 'accounts/send_mail', 'credit_note_ehf_unanswered', 'creditNote.createdBy', 'FAILED', 'delivery_failure_message'),
  ('invoicing', 'deliveries', 'FAILED', 'accounts/send_mail', 'credit_note_ehf_undelivered', 'creditNote.createdBy', 'FAILED', 'delivery_failure_message');
