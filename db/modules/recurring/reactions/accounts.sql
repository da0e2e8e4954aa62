-- An account that is deleted sends no more invoices.
select app_private.begin_reactions('recurring', 'accounts');

insert into app_public.followers (module, entity, event_type, task) values
  ('recurring', 'accounts', 'DELETED', 'recurring/end_recurring_invoices');
