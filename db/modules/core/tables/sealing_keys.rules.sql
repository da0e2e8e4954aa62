-- What seals the things our server finds out for a mutation, so that nobody else can say them. The key
-- never leaves the database: who may seal asks a function to.
select app_private.begin_rules('app_private.sealing_keys');

drop trigger _900_audit on app_private.sealing_keys;

comment on table app_private.sealing_keys is
  E'@personal none\nKeys of seals: the newest seals, all of them are known. Not audited because the trail would tell '
  'the key.';
comment on column app_private.sealing_keys.id is 'Key.';
comment on column app_private.sealing_keys.key is '32 random bytes.';
comment on column app_private.sealing_keys.created_at is 'When it was made, UTC.';
