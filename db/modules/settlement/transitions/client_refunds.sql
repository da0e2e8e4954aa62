-- A refund waits for an account number, then for the next payout run. A refund that the bank did not pay waits for an
-- operator again. One that no run can pay is paid in the bank, and settled by what the bank reports.
select app_private.begin_transitions('client_refunds');

insert into app_public.transitions (entity, action, from_status, to_status, outcome, actors, refusal, position) values
  ('client_refunds', 'create', null, 'WAITING', 'OPERATORS', '{WORKER,OPERATOR_FINANCE}', 'INVALID_TRANSITION', 0),
  ('client_refunds', 'create_ready', null, 'READY', 'OTHERS', '{WORKER,OPERATOR_FINANCE}', 'INVALID_TRANSITION', 1),
  ('client_refunds', 'provide', 'WAITING', 'READY', 'OTHERS', '{OPERATOR_FINANCE}', 'INVALID_TRANSITION', 2),
  ('client_refunds', 'withhold', 'READY', 'WAITING', 'OPERATORS', '{OPERATOR_FINANCE}', 'INVALID_TRANSITION', 3),
  ('client_refunds', 'send', 'READY', 'SENT', 'OTHERS', '{OPERATOR_FINANCE}', 'INVALID_TRANSITION', 4),
  ('client_refunds', 'confirm', 'SENT', 'PAID', 'GOOD_END', '{WORKER,OPERATOR_FINANCE}', 'INVALID_TRANSITION', 5),
  ('client_refunds', 'reject', 'SENT', 'WAITING', 'OPERATORS', '{WORKER,OPERATOR_FINANCE}', 'INVALID_TRANSITION', 6),
  ('client_refunds', 'return', 'PAID', 'WAITING', 'OPERATORS', '{WORKER,OPERATOR_FINANCE}', 'INVALID_TRANSITION', 7),
  ('client_refunds', 'cancel', 'WAITING', 'CANCELLED', 'BAD_END', '{OPERATOR_FINANCE}', 'INVALID_TRANSITION', 8),
  ('client_refunds', 'cancel', 'READY', 'CANCELLED', 'BAD_END', '{OPERATOR_FINANCE}', 'INVALID_TRANSITION', 9),
  ('client_refunds', 'pay_outside', 'WAITING', 'PAID', 'GOOD_END', '{OPERATOR_FINANCE}', 'INVALID_TRANSITION', 10);

select app_private.mark_protective('client_refunds', '{withhold}');
