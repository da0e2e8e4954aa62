-- The chain: each hash holds the one before, so that nothing sealed can be changed, removed or put in between unseen.
select app_private.begin_rules('app_private.seals', is_audited => false);

comment on table app_private.seals is E'@personal none\nA seal on a journal, a published document or its PDF. Only grows.';
comment on column app_private.seals.position is 'Its place in the chain, from 1 and without a gap.';
comment on column app_private.seals.entity is 'The sealed content: the table of the row, or its PDF.';
comment on column app_private.seals.entity_id is 'The row.';
comment on column app_private.seals.content_hash is 'SHA-256 of the immutable content, by the view contents_to_seal.';
comment on column app_private.seals.hash is 'SHA-256 of the hash before it and the content hash.';
comment on column app_private.seals.created_at is 'When it was sealed, UTC.';
