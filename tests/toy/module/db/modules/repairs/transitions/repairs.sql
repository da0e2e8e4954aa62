-- A thing is brought, and is finished or lost.
select app_private.begin_transitions('repairs');

insert into app_public.transitions (entity, action, from_status, to_status, outcome, actors, refusal, position) values
  ('repairs', 'create', null, 'OPEN', 'MEMBERS', '{OWNER,ADMIN}', 'INVALID_TRANSITION', 0),
  ('repairs', 'finish', 'OPEN', 'FINISHED', 'GOOD_END', '{OWNER,ADMIN}', 'IMMUTABLE', 1),
  ('repairs', 'write_off', 'OPEN', 'LOST', 'BAD_END', '{OPERATOR_REVIEW,WORKER}', 'INVALID_TRANSITION', 2);
