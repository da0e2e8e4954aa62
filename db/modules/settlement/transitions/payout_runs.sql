-- A run is proposed by the worker or an operator, approved by an operator who has not proposed it, sent, and done once the bank
-- has answered for each payout.
select app_private.begin_transitions('payout_runs');

insert into app_public.transitions (entity, action, from_status, to_status, outcome, actors, condition, refusal, position) values
  ('payout_runs', 'create', null, 'PROPOSED', 'OPERATORS', '{WORKER,OPERATOR_FINANCE}', null, 'INVALID_TRANSITION', 0),
  ('payout_runs', 'approve', 'PROPOSED', 'APPROVED', 'OTHERS', '{OPERATOR_FINANCE}', 'may_approve_payout_run', 'INVALID_TRANSITION', 1),
  ('payout_runs', 'cancel', 'PROPOSED', 'CANCELLED', 'BAD_END', '{OPERATOR_FINANCE,WORKER}', null, 'INVALID_TRANSITION', 2),
  ('payout_runs', 'send', 'APPROVED', 'SENT', 'OTHERS', '{WORKER}', null, 'INVALID_TRANSITION', 3),
  ('payout_runs', 'complete', 'SENT', 'DONE', 'GOOD_END', '{WORKER,OPERATOR_FINANCE}', null, 'INVALID_TRANSITION', 4),
  ('payout_runs', 'complete', 'APPROVED', 'DONE', 'GOOD_END', '{WORKER,OPERATOR_FINANCE}', null, 'INVALID_TRANSITION', 5);

select app_private.mark_protective('payout_runs', '{cancel}');
