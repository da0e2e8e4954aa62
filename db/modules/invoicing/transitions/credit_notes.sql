-- The states of a credit note. It changes a claim on a client, so it is reviewed like an invoice, by the same
-- operators; it is settled when no refund is due.
select app_private.begin_transitions('credit_notes');

insert into app_public.transitions (entity, action, from_status, to_status, outcome, actors, condition, refusal, position) values
  ('credit_notes', 'create', null, 'SUBMITTED', 'OPERATORS', '{OWNER,ADMIN}', null, 'INVALID_TRANSITION', 0),
  ('credit_notes', 'approve', 'SUBMITTED', 'APPROVED', 'OTHERS', '{OPERATOR_REVIEW,WORKER}', null, 'INVALID_TRANSITION', 1),
  ('credit_notes', 'reject', 'SUBMITTED', 'REJECTED', 'BAD_END', '{OPERATOR_REVIEW}', null, 'INVALID_TRANSITION', 2),
  ('credit_notes', 'publish', 'APPROVED', 'PUBLISHED', 'OTHERS', '{WORKER}', null, 'INVALID_TRANSITION', 3),
  ('credit_notes', 'resolve', 'PUBLISHED', 'RESOLVED', 'GOOD_END', '{OPERATOR_FINANCE,WORKER}', null, 'INVALID_TRANSITION', 4),
  ('credit_notes', 'resolve', 'PUBLISHED', 'RESOLVED', 'GOOD_END', '{OWNER}', 'document_is_of_organization', 'INVALID_TRANSITION', 5),
  ('credit_notes', 'reopen', 'RESOLVED', 'PUBLISHED', 'OTHERS', '{OPERATOR_FINANCE,WORKER}', null, 'INVALID_TRANSITION', 6);

select app_private.mark_protective('credit_notes', '{reject}');
