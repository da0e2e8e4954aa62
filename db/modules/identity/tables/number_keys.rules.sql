-- What national numbers are encrypted and compared with. It never leaves the database: who needs a number
-- asks a function for it.
select app_private.begin_rules('app_private.number_keys');

drop trigger _900_audit on app_private.number_keys;

comment on table app_private.number_keys is
  'The key of national numbers. Not audited because the trail would tell the key.';
comment on column app_private.number_keys.id is 'Key.';
comment on column app_private.number_keys.key is '32 random bytes.';
comment on column app_private.number_keys.created_at is 'When it was made, UTC.';
