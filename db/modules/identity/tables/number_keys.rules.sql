-- The key that encrypts and fingerprints national numbers, itself encrypted by a key that is derived from SECRET. The
-- launcher makes it and wraps it again; the server gets it from a function.
select app_private.begin_rules('app_private.number_keys');

select app_private.end_audit('app_private.number_keys');

comment on table app_private.number_keys is
  E'@personal none\nThe wrapped key of national numbers, one row. Not audited because the trail would keep what an '
  'earlier secret opens.';
comment on column app_private.number_keys.id is 'Key; the wrapping is bound to it.';
comment on column app_private.number_keys.wrapped is 'The key of 32 random bytes in AES-256-GCM: nonce, key, proof.';
comment on column app_private.number_keys.created_at is 'When it was made, UTC.';
comment on column app_private.number_keys.updated_at is 'When it was last wrapped anew, UTC.';
