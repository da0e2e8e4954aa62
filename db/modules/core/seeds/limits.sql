-- Limits of a new installation; a row that is there already is the operators' own. An office that imports two thousand people
-- or sends its invoices by a program stays below them, a newcomer who imports a kindergarten too; a script that fills the database does not.
insert into app_public.limits (limit_key, maximum, minutes) values
  ('teams', 10, 1440),
  ('invitations', 2500, 1440),
  ('invitations_of_newcomers', 300, 1440),
  ('deliveries', 200, 1440),
  ('mails_to_client', 40, 1440),
  ('credit_notes_to_client', 5, 1440),
  ('invoices', 1000, 60),
  ('invoice_lines', 200000, 60),
  ('other_tables', 10000, 60),
  ('drafts', 1000, null),
  ('draft_lines', 20000, null),
  ('open_recurring_invoices', 200, null),
  ('client_statements', 500, 60),
  ('statement_entries', 2000, null),
  ('mailed_receipts', 60, 1440),
  ('waiting_receipts', 100, null)
on conflict (limit_key) do nothing;
