-- Verifying a number copies the invoices sent to it before.
select app_private.begin_reactions('purchases', 'accounts');

insert into app_public.followers (module, entity, event_type, task) values
  ('purchases', 'accounts', 'ORGANIZATION_VERIFIED', 'purchases/copy_purchases_of');
