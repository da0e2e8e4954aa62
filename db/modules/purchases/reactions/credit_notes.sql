-- The copy of the buyer follows the credit note.
select app_private.begin_reactions('purchases', 'credit_notes');

insert into app_public.followers (module, entity, event_type, task) values
  ('purchases', 'credit_notes', 'PUBLISHED', 'purchases/copy_refund'),
  ('purchases', 'credit_notes', 'RESOLVED', 'purchases/copy_refund');
