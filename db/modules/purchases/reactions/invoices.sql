-- The copy of the buyer follows the invoice.
select app_private.begin_reactions('purchases', 'invoices');

insert into app_public.followers (module, entity, event_type, task) values
  ('purchases', 'invoices', 'PUBLISHED', 'purchases/copy_purchase'),
  ('purchases', 'invoices', 'RESOLVED', 'purchases/copy_purchase'),
  ('purchases', 'invoices', 'NULLIFIED', 'purchases/copy_purchase'),
  ('purchases', 'invoices', 'PAID_IN_PART', 'purchases/copy_purchase'),
  ('purchases', 'invoices', 'RECOVERED', 'purchases/copy_purchase'),
  ('purchases', 'invoices', 'PAYMENT_REVERSED', 'purchases/copy_purchase');
