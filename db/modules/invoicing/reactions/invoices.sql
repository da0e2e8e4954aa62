-- Mails the freelancer about an invoice: that it goes to its client or waits for them to send it, with the split of the
-- amount, or that it was rejected. A failed delivery implies approval, so the first mail is not sent then.
select app_private.begin_reactions('invoicing', 'invoices');

insert into app_public.followers (module, entity, event_type, task, message, recipient, condition) values
  ('invoicing', 'invoices', 'RENDERED', 'accounts/send_mail', 'invoice_sent', 'createdBy', 'invoice_rendered_message'),
  ('invoicing', 'invoices', 'RENDERED', 'accounts/send_mail', 'invoice_unsent', 'createdBy', 'invoice_rendered_message'),
  ('invoicing', 'invoices', 'REJECTED', 'accounts/send_mail', 'invoice_rejected', 'createdBy', null);
