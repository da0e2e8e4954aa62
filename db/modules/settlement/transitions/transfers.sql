-- A transfer is prepared, by an operator or by the worker for the amounts withheld in a payout run, then posted for
-- good.
select app_private.begin_transitions('transfers');

insert into app_public.transitions (entity, action, from_status, to_status, outcome, actors, refusal, position) values
  ('transfers', 'create', null, 'DRAFT', 'OPERATORS', '{OPERATOR_FINANCE,WORKER}', 'INVALID_TRANSITION', 0),
  ('transfers', 'post', 'DRAFT', 'POSTED', 'GOOD_END', '{OPERATOR_FINANCE}', 'IMMUTABLE', 1);
