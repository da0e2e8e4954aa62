-- A transaction that matches nothing waits until an operator explains it. When a payment is reversed, its transaction waits again.
select app_private.begin_transitions('bank_exceptions');

insert into app_public.transitions (entity, action, from_status, to_status, outcome, actors, position) values
  ('bank_exceptions', 'create', null, 'WAITING', 'OPERATORS', '{WORKER}', 0),
  ('bank_exceptions', 'take_back', null, 'WAITING', 'OPERATORS', '{OPERATOR_FINANCE}', 10),
  ('bank_exceptions', 'match', 'WAITING', 'MATCHED', 'GOOD_END', '{OPERATOR_FINANCE}', 1),
  ('bank_exceptions', 'reverse', 'WAITING', 'REVERSED', 'GOOD_END', '{OPERATOR_FINANCE}', 2),
  ('bank_exceptions', 'set_aside', 'WAITING', 'SET_ASIDE', 'BAD_END', '{OPERATOR_FINANCE}', 3),
  ('bank_exceptions', 'repay', 'WAITING', 'REPAID', 'GOOD_END', '{OPERATOR_FINANCE}', 7),
  ('bank_exceptions', 'replace', 'WAITING', 'MATCHED', 'GOOD_END', '{WORKER}', 9),
  ('bank_exceptions', 'resume', 'REPAID', 'WAITING', 'OPERATORS', '{OPERATOR_FINANCE}', 8),
  ('bank_exceptions', 'resume', 'MATCHED', 'WAITING', 'OPERATORS', '{OPERATOR_FINANCE}', 4),
  ('bank_exceptions', 'resume', 'SET_ASIDE', 'WAITING', 'OPERATORS', '{OPERATOR_FINANCE}', 5),
  ('bank_exceptions', 'reopen', 'SET_ASIDE', 'WAITING', 'OPERATORS', '{OPERATOR_FINANCE}', 6);
