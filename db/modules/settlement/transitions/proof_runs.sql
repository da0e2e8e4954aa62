-- A proof is requested by finance or by the timetable, and run by the worker.
select app_private.begin_transitions('proof_runs');

insert into app_public.transitions (entity, action, from_status, to_status, outcome, actors, position) values
  ('proof_runs', 'create', null, 'RUNNING', 'OTHERS', '{OPERATOR_FINANCE,WORKER}', 0),
  ('proof_runs', 'pass', 'RUNNING', 'HOLDS', 'GOOD_END', '{WORKER}', 1),
  ('proof_runs', 'fail', 'RUNNING', 'FAILS', 'BAD_END', '{WORKER}', 2);
