-- What its freelancer hears of an invoice: that it goes to its client or waits for them to send it, with where the
-- money goes, or what has to be mended. That it did not arrive says that it was approved, so the first is not sent then.
select app_private.begin_reactions('invoicing', 'invoices');

insert into app_public.followers (module, entity, event_type, task, message, recipient, condition) values
  ('invoicing', 'invoices', 'RENDERED', 'accounts/send_mail', 'invoice_sent', 'createdBy', 'invoice_is_on_its_way'),
  ('invoicing', 'invoices', 'RENDERED', 'accounts/send_mail', 'invoice_unsent', 'createdBy', 'invoice_is_left_to_its_sender'),
  ('invoicing', 'invoices', 'REJECTED', 'accounts/send_mail', 'invoice_rejected', 'createdBy', null);
