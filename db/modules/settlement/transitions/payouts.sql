-- A payout waits for its run, and is paid when the bank reports it, not before. A held-back payout ends here;
-- the next run looks again.
select app_private.begin_transitions('payouts');

insert into app_public.transitions (entity, action, from_status, to_status, outcome, actors, refusal, position) values
  ('payouts', 'propose', null, 'PROPOSED', 'OTHERS', '{WORKER,OPERATOR_FINANCE}', 'INVALID_TRANSITION', 0),
  ('payouts', 'hold', null, 'HELD', 'BAD_END', '{WORKER,OPERATOR_FINANCE}', 'INVALID_TRANSITION', 1),
  ('payouts', 'hold', 'PROPOSED', 'HELD', 'BAD_END', '{OPERATOR_FINANCE,WORKER}', 'INVALID_TRANSITION', 2),
  ('payouts', 'send', 'PROPOSED', 'SENT', 'OTHERS', '{OPERATOR_FINANCE}', 'INVALID_TRANSITION', 3),
  ('payouts', 'confirm', 'SENT', 'PAID', 'GOOD_END', '{WORKER,OPERATOR_FINANCE}', 'INVALID_TRANSITION', 4),
  ('payouts', 'reject', 'SENT', 'REJECTED', 'BAD_END', '{WORKER,OPERATOR_FINANCE}', 'INVALID_TRANSITION', 5),
  ('payouts', 'return', 'PAID', 'RETURNED', 'BAD_END', '{WORKER,OPERATOR_FINANCE}', 'INVALID_TRANSITION', 6);

select app_private.mark_protective('payouts', '{hold}');
