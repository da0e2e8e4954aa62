-- Whether a picture of a document proves a person's identity. The deciding operator has opened it; after a rejection a
-- new picture is submitted.
select app_private.begin_transitions('identity_verifications');

insert into app_public.transitions (entity, action, from_status, to_status, outcome, actors, condition) values
  ('identity_verifications', 'create', null, 'PENDING', 'OPERATORS', '{OWNER}', null),
  ('identity_verifications', 'approve', 'PENDING', 'APPROVED', 'GOOD_END', '{OPERATOR_REVIEW}', 'has_opened_identity_pictures'),
  ('identity_verifications', 'reject', 'PENDING', 'REJECTED', 'BAD_END', '{OPERATOR_REVIEW}', 'has_opened_identity_pictures');

select app_private.mark_protective('identity_verifications', '{reject}');
