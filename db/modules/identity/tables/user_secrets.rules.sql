-- The credentials of a person. A table of its own, so that no grant on users can ever reach it.
select app_private.begin_rules('app_private.user_secrets', array['password_hash']);

comment on table app_private.user_secrets is E'@personal removed\nThe secrets of a person, as hashes.';
comment on column app_private.user_secrets.id is 'Key.';
comment on column app_private.user_secrets.user_id is 'Whose secrets.';
comment on column app_private.user_secrets.password_hash is 'argon2id in its own notation; null when the person signs in by link only.';
comment on column app_private.user_secrets.password_set_at is 'When the password was last set, UTC.';
comment on column app_private.user_secrets.created_at is 'When the row was written, UTC.';
comment on column app_private.user_secrets.updated_at is 'When the row was last changed, UTC.';
