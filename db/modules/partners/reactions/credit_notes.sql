-- Updates credit notes as shown to the teams their profile is enrolled with.
select app_private.begin_reactions('partners', 'credit_notes');

insert into app_public.followers (module, entity, event_type, task) values
  ('partners', 'credit_notes', 'PUBLISHED', 'partners/show_credit_note'),
  ('partners', 'credit_notes', 'RESOLVED', 'partners/show_credit_note');
