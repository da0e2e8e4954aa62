-- Whether a payment of the invoice waits to be booked is known by the buyer.
select app_private.begin_reactions('purchases', 'bank_exceptions');

insert into app_public.followers (module, entity, event_type, task) values
  ('purchases', 'bank_exceptions', 'CREATED', 'purchases/copy_pending_payment'),
  ('purchases', 'bank_exceptions', 'WAITING', 'purchases/copy_pending_payment'),
  ('purchases', 'bank_exceptions', 'MATCHED', 'purchases/copy_pending_payment'),
  ('purchases', 'bank_exceptions', 'REPAID', 'purchases/copy_pending_payment'),
  ('purchases', 'bank_exceptions', 'REVERSED', 'purchases/copy_pending_payment'),
  ('purchases', 'bank_exceptions', 'SET_ASIDE', 'purchases/copy_pending_payment');
