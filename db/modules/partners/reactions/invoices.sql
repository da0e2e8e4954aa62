-- Updates invoices as shown to the teams their profile is enrolled with.
select app_private.begin_reactions('partners', 'invoices');

insert into app_public.followers (module, entity, event_type, task) values
  ('partners', 'invoices', 'PUBLISHED', 'partners/show_invoice'),
  ('partners', 'invoices', 'RESOLVED', 'partners/show_invoice'),
  ('partners', 'invoices', 'NULLIFIED', 'partners/show_invoice');
