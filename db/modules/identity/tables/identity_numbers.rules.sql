-- The numbers behind identities, out of reach of every API and closed to the database itself: the server
-- encrypts them. A fingerprint finds one without opening it.
select app_private.begin_rules('app_private.identity_numbers', array['number_encrypted', 'fingerprint']);

comment on table app_private.identity_numbers is E'@personal removed\nThe national number behind an identity, encrypted. In no API.';
comment on column app_private.identity_numbers.id is 'Key.';
comment on column app_private.identity_numbers.identity_id is 'The identity it is the number of.';
comment on column app_private.identity_numbers.number_encrypted is 'The number as the country''s broker writes it: AES-256-GCM, bound to the user.';
comment on column app_private.identity_numbers.fingerprint is 'HMAC-SHA-256 of country and number, without dash and century: one number, one person.';
comment on column app_private.identity_numbers.created_at is 'When it was given, UTC.';
comment on column app_private.identity_numbers.updated_at is 'When it was last changed, UTC.';
