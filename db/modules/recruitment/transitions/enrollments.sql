-- The transitions of an enrolment: the freelancer agrees, the team approves, either leaves.
select app_private.begin_transitions('enrollments');

insert into app_public.transitions (entity, action, from_status, to_status, outcome, actors, condition, position) values
  ('enrollments', 'create', null, 'PENDING', 'OTHERS', '{OWNER,ADMIN}', null, 0),
  ('enrollments', 'approve', 'PENDING', 'APPROVED', 'GOOD_END', '{OWNER,ADMIN}', 'enrollment_is_to_us', 1),
  ('enrollments', 'end', 'PENDING', 'ENDED', 'BAD_END', '{OWNER,ADMIN}', 'enrollment_is_ours', 2),
  ('enrollments', 'end', 'APPROVED', 'ENDED', 'BAD_END', '{OWNER,ADMIN}', 'enrollment_is_ours', 3);
