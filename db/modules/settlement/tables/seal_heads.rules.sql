-- The head of the chain on each day. A file outside the database contains the same, so that a rewritten chain is
-- detected.
select app_private.begin_rules('app_private.seal_heads');

comment on table app_private.seal_heads is E'@personal none\nThe last seal of each day, which is kept outside of the database as well.';
comment on column app_private.seal_heads.day_on is 'The day.';
comment on column app_private.seal_heads.position is 'The place of the last seal in the chain.';
comment on column app_private.seal_heads.hash is 'Its hash.';
comment on column app_private.seal_heads.file_id is 'The file with it.';
comment on column app_private.seal_heads.is_found is 'Whether the file matched when a proof last read it; null before.';
comment on column app_private.seal_heads.created_at is 'When it was written down, UTC.';
