-- The states of an invoice, and the actors of its transitions.
select app_private.begin_transitions('invoices');

insert into app_public.transitions (entity, action, from_status, to_status, outcome, actors, condition, refusal, position) values
  ('invoices', 'create', null, 'DRAFT', 'MEMBERS', '{OWNER,ADMIN,WORKER}', null, 'INVALID_TRANSITION', 0),
  ('invoices', 'submit', 'DRAFT', 'SUBMITTED', 'OPERATORS', '{OWNER,ADMIN,WORKER}', null, 'INVALID_TRANSITION', 1),
  ('invoices', 'approve', 'SUBMITTED', 'APPROVED', 'OTHERS', '{OPERATOR_REVIEW,WORKER}', null, 'INVOICE_NOT_SUBMITTED', 2),
  ('invoices', 'reject', 'SUBMITTED', 'REJECTED', 'BAD_END', '{OPERATOR_REVIEW}', null, 'INVOICE_NOT_SUBMITTED', 3),
  ('invoices', 'publish', 'APPROVED', 'PUBLISHED', 'OTHERS', '{WORKER}', null, 'INVALID_TRANSITION', 4),
  ('invoices', 'resolve', 'PUBLISHED', 'RESOLVED', 'GOOD_END', '{OPERATOR_FINANCE,WORKER}', null, 'INVOICE_NOT_PUBLISHED', 5),
  ('invoices', 'resolve', 'PUBLISHED', 'RESOLVED', 'GOOD_END', '{OWNER}', 'document_is_of_organization', 'INVOICE_NOT_PUBLISHED', 6),
  ('invoices', 'reopen', 'RESOLVED', 'PUBLISHED', 'OTHERS', '{OPERATOR_FINANCE,WORKER}', null, 'INVOICE_NOT_PUBLISHED', 9),
  ('invoices', 'nullify', 'PUBLISHED', 'NULLIFIED', 'BAD_END', '{WORKER}', null, 'INVOICE_NOT_PUBLISHED', 7),
  ('invoices', 'nullify', 'RESOLVED', 'NULLIFIED', 'BAD_END', '{WORKER}', null, 'INVOICE_NOT_PUBLISHED', 8);

select app_private.mark_protective('invoices', '{reject}');
