-- Documents are shown from the beginning to the end of an enrolment.
select app_private.begin_reactions('partners', 'enrollments');

insert into app_public.followers (module, entity, event_type, task) values
  ('partners', 'enrollments', 'APPROVED', 'partners/show_invoices_of'),
  ('partners', 'enrollments', 'ENDED', 'partners/withdraw_invoices_of');
