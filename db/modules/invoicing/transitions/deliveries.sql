-- The states of a delivery. A failed one waits for an operator, unless its owner resolves it first; SETTLED needs no
-- further action: sent again, delivered by hand, paid all the same, sent in another way because the receiver takes no
-- EHF, never to be sent by us, or a reminder of an invoice paid in time.
select app_private.begin_transitions('deliveries');

insert into app_public.transitions (entity, action, from_status, to_status, outcome, actors, condition, refusal, position) values
  ('deliveries', 'create', null, 'PENDING', 'OTHERS', '{OWNER,ADMIN,WORKER,OPERATOR_REVIEW}', null, 'INVALID_TRANSITION', 0),
  ('deliveries', 'skip', null, 'SETTLED', 'GOOD_END', '{WORKER}', null, 'INVALID_TRANSITION', 1),
  ('deliveries', 'accept', 'PENDING', 'SENT', 'GOOD_END', '{WORKER}', null, 'INVALID_TRANSITION', 2),
  ('deliveries', 'accept', 'FAILED', 'SENT', 'GOOD_END', '{WORKER}', null, 'INVALID_TRANSITION', 2),
  ('deliveries', 'fail', 'PENDING', 'FAILED', 'OPERATORS', '{WORKER}', null, 'INVALID_TRANSITION', 3),
  ('deliveries', 'fail', 'SENT', 'FAILED', 'OPERATORS', '{WORKER}', null, 'INVALID_TRANSITION', 3),
  ('deliveries', 'reroute', 'PENDING', 'SETTLED', 'GOOD_END', '{WORKER}', null, 'INVALID_TRANSITION', 8),
  ('deliveries', 'reroute', 'FAILED', 'SETTLED', 'GOOD_END', '{WORKER}', null, 'INVALID_TRANSITION', 8),
  ('deliveries', 'replace', 'FAILED', 'SETTLED', 'GOOD_END', '{OWNER,ADMIN,WORKER,OPERATOR_REVIEW}', null, 'INVALID_TRANSITION', 4),
  ('deliveries', 'retry', 'FAILED', 'SETTLED', 'GOOD_END', '{OPERATOR_REVIEW}', null, 'INVALID_TRANSITION', 5),
  ('deliveries', 'settle', 'FAILED', 'SETTLED', 'GOOD_END', '{OWNER,ADMIN,OPERATOR_REVIEW}', null, 'INVALID_TRANSITION', 6),
  ('deliveries', 'outlive', 'FAILED', 'SETTLED', 'GOOD_END', '{OWNER,OPERATOR_FINANCE,WORKER}', null, 'INVALID_TRANSITION', 7),
  ('deliveries', 'outlive', 'PENDING', 'SETTLED', 'GOOD_END', '{WORKER}', null, 'INVALID_TRANSITION', 7);
