-- The verification of a payout profile. The worker withdraws it when the register reports the end of the organisation,
-- and verifies persons identified by e-ID.
select app_private.begin_transitions('freelance_profiles');

insert into app_public.transitions (entity, action, from_status, to_status, outcome, actors, condition, refusal, position) values
  ('freelance_profiles', 'create', null, 'UNVERIFIED', 'OPERATORS', '{OWNER,ADMIN}', null, 'INVALID_TRANSITION', 0),
  ('freelance_profiles', 'verify', 'UNVERIFIED', 'VERIFIED', 'GOOD_END', '{OPERATOR_REVIEW}', null, 'INVALID_TRANSITION', 1),
  ('freelance_profiles', 'refuse', 'UNVERIFIED', 'REFUSED', 'BAD_END', '{OPERATOR_REVIEW}', null, 'INVALID_TRANSITION', 2),
  ('freelance_profiles', 'renew', 'REFUSED', 'UNVERIFIED', 'OPERATORS', '{OWNER,ADMIN}', null, 'INVALID_TRANSITION', 3),
  ('freelance_profiles', 'withdraw', 'VERIFIED', 'UNVERIFIED', 'OPERATORS', '{OPERATOR_REVIEW,WORKER}', null, 'INVALID_TRANSITION', 4),
  ('freelance_profiles', 'identify', 'UNVERIFIED', 'VERIFIED', 'GOOD_END', '{WORKER}', null, 'INVALID_TRANSITION', 5);

select app_private.mark_protective('freelance_profiles', '{refuse,withdraw}');
