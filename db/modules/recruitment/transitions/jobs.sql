-- Whether a job takes applications, and the actors of its transitions.
select app_private.begin_transitions('jobs');

insert into app_public.transitions (entity, action, from_status, to_status, outcome, actors, condition, position) values
  ('jobs', 'create', null, 'DRAFT', 'MEMBERS', '{OWNER,ADMIN}', null, 0),
  ('jobs', 'publish', 'DRAFT', 'PUBLISHED', 'OTHERS', '{OWNER,ADMIN}', null, 1),
  ('jobs', 'close', 'PUBLISHED', 'CLOSED', 'GOOD_END', '{OWNER,ADMIN}', null, 2),
  ('jobs', 'publish', 'CLOSED', 'PUBLISHED', 'OTHERS', '{OWNER,ADMIN}', null, 3);
