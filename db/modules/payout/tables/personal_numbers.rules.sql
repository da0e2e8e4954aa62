-- Personal numbers, out of reach of every API. The audit keeps that one changed, never the number.
select app_private.begin_rules('app_private.personal_numbers', array['personal_number']);

comment on table app_private.personal_numbers is 'The personal number behind an individual''s payout profile. In no API.';
comment on column app_private.personal_numbers.freelance_profile_id is 'Whose number it is.';
comment on column app_private.personal_numbers.account_id is 'The account the profile belongs to.';
comment on column app_private.personal_numbers.personal_number is 'The number: eleven digits in Norway, with dash or plus in Sweden.';
comment on column app_private.personal_numbers.created_at is 'When it was given, UTC.';
comment on column app_private.personal_numbers.updated_at is 'When it was last changed, UTC.';
