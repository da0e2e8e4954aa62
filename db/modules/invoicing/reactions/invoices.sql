-- What its freelancer hears of an invoice: that it goes to its client, with where the money goes, or what has to
-- be mended. That it did not arrive says that it was approved, so the first is not sent then.
select app_private.begin_reactions('invoicing', 'invoices');

insert into app_public.followers (module, entity, event_type, task, message, recipient, condition) values
  ('invoicing', 'invoices', 'RENDERED', 'invoicing/send_notice', null, null, 'invoice_was_not_refused'),
  ('invoicing', 'invoices', 'REJECTED', 'accounts/send_mail', 'invoice_rejected', 'createdBy', null);
