-- Where a sending is. A failed one waits for an operator, unless its owner mends it first; SETTLED is
-- what nobody waits for any more: sent anew, seen to by hand, paid all the same, or never to be sent by us.
select app_private.begin_transitions('deliveries');

insert into app_public.transitions (entity, action, from_status, to_status, actors, condition, refusal, position) values
  ('deliveries', 'create', null, 'PENDING', '{OWNER,ADMIN,WORKER,OPERATOR_REVIEW}', null, 'INVALID_TRANSITION', 0),
  ('deliveries', 'skip', null, 'SETTLED', '{WORKER}', null, 'INVALID_TRANSITION', 1),
  ('deliveries', 'accept', 'PENDING', 'SENT', '{WORKER}', null, 'INVALID_TRANSITION', 2),
  ('deliveries', 'accept', 'FAILED', 'SENT', '{WORKER}', null, 'INVALID_TRANSITION', 2),
  ('deliveries', 'fail', 'PENDING', 'FAILED', '{WORKER}', null, 'INVALID_TRANSITION', 3),
  ('deliveries', 'replace', 'FAILED', 'SETTLED', '{OWNER,ADMIN,OPERATOR_REVIEW}', null, 'INVALID_TRANSITION', 4),
  ('deliveries', 'retry', 'FAILED', 'SETTLED', '{OPERATOR_REVIEW}', null, 'INVALID_TRANSITION', 5),
  ('deliveries', 'settle', 'FAILED', 'SETTLED', '{OWNER,ADMIN,OPERATOR_REVIEW}', null, 'INVALID_TRANSITION', 6),
  ('deliveries', 'outlive', 'FAILED', 'SETTLED', '{OWNER,OPERATOR_FINANCE,WORKER}', null, 'INVALID_TRANSITION', 7);
