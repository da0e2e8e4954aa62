-- Deduplicates repeated mutations. It stores no response, only the id of the row from which the response is read again
-- under the caller's rights, so it contains nothing secret.
select app_private.begin_rules('app_private.idempotency_keys');

select app_private.end_audit('app_private.idempotency_keys');

comment on table app_private.idempotency_keys is
  E'@personal passing\nMutations that were done under an idempotency key of their caller, for 24 hours. Not audited because the '
  'change itself is.';
comment on column app_private.idempotency_keys.id is 'Key.';
comment on column app_private.idempotency_keys.user_id is 'Whose key.';
comment on column app_private.idempotency_keys.mutation is 'What was done.';
comment on column app_private.idempotency_keys.place is 'Which of the mutations of its document it was, from 0.';
comment on column app_private.idempotency_keys.key is 'The caller''s Idempotency-Key.';
comment on column app_private.idempotency_keys.input_hash is
  'Keyed hash of the input, the account and the impersonating operator: without the server''s secret it cannot be '
  'used to guess passwords.';
comment on column app_private.idempotency_keys.answered_id is 'The row that was answered; null for a mutation that answers none.';
comment on column app_private.idempotency_keys.created_at is 'When it was done, UTC.';
