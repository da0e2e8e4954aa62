-- Personal numbers, out of reach of every API and closed to the database itself: the server encrypts them.
-- The audit keeps that one changed, never the number.
select app_private.begin_rules('app_private.personal_numbers', array['personal_number', 'number_encrypted', 'fingerprint']);

comment on table app_private.personal_numbers is E'@personal kept\nThe personal number behind an individual''s payout profile. In no API.';
comment on column app_private.personal_numbers.freelance_profile_id is 'The profile the number belongs to.';
comment on column app_private.personal_numbers.account_id is 'The account the profile belongs to.';
comment on column app_private.personal_numbers.personal_number is
  'The number in plain text from former releases; empty since the first start that encrypted it.';
comment on column app_private.personal_numbers.number_encrypted is
  'The number, eleven digits in Norway, with dash or plus in Sweden: AES-256-GCM, bound to the account.';
comment on column app_private.personal_numbers.fingerprint is 'HMAC-SHA-256 of country and number, without dash and century.';
comment on column app_private.personal_numbers.created_at is 'When it was given, UTC.';
comment on column app_private.personal_numbers.updated_at is 'When it was last changed, UTC.';
