-- The keys that seal data which the server has prepared for a mutation, so that no other caller can forge it. The key
-- never leaves the database: sealing is done by a function.
select app_private.begin_rules('app_private.sealing_keys');

select app_private.end_audit('app_private.sealing_keys');

comment on table app_private.sealing_keys is
  E'@personal none\nKeys of seals: the newest seals, all of them are known. Not audited because the trail would tell '
  'the key.';
comment on column app_private.sealing_keys.id is 'Key.';
comment on column app_private.sealing_keys.key is '32 random bytes.';
comment on column app_private.sealing_keys.created_at is 'When it was made, UTC.';
