-- An invoice that is rejected would be rejected again.
select app_private.begin_reactions('recurring', 'invoices');

insert into app_public.followers (module, entity, event_type, task) values
  ('recurring', 'invoices', 'REJECTED', 'recurring/stop_rejected_recurring_invoice');
