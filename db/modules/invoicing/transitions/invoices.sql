-- The states of an invoice, and who moves it along.
select app_private.begin_transitions('invoices');

insert into app_public.transitions (entity, action, from_status, to_status, actors, condition, refusal, position) values
  ('invoices', 'create', null, 'DRAFT', '{OWNER,ADMIN}', null, 'INVALID_TRANSITION', 0),
  ('invoices', 'submit', 'DRAFT', 'SUBMITTED', '{OWNER,ADMIN}', null, 'INVALID_TRANSITION', 1),
  ('invoices', 'approve', 'SUBMITTED', 'APPROVED', '{OPERATOR_REVIEW,WORKER}', null, 'INVOICE_NOT_SUBMITTED', 2),
  ('invoices', 'reject', 'SUBMITTED', 'REJECTED', '{OPERATOR_REVIEW}', null, 'INVOICE_NOT_SUBMITTED', 3),
  ('invoices', 'publish', 'APPROVED', 'PUBLISHED', '{WORKER}', null, 'INVALID_TRANSITION', 4),
  ('invoices', 'resolve', 'PUBLISHED', 'RESOLVED', '{OPERATOR_FINANCE,WORKER}', null, 'INVOICE_NOT_PUBLISHED', 5),
  ('invoices', 'resolve', 'PUBLISHED', 'RESOLVED', '{OWNER}', 'invoice_is_of_organization', 'INVOICE_NOT_PUBLISHED', 6),
  ('invoices', 'nullify', 'PUBLISHED', 'NULLIFIED', '{WORKER}', null, 'INVOICE_NOT_PUBLISHED', 7),
  ('invoices', 'nullify', 'RESOLVED', 'NULLIFIED', '{WORKER}', null, 'INVOICE_NOT_PUBLISHED', 8);
