-- The bank's statuses of our payments, in its own codes.
select app_private.begin_rules('app_public.bank_payment_statuses');

comment on table app_public.bank_payment_statuses is
'@personal kept
@prefix bps
@hide
@defaultSort position
@section settlement
@icon message-check
@label end_to_end_id
A status that a pain.002 gives to a payment of ours, or to a group of them.';
comment on constraint bank_payment_statuses_bank_file_id_fkey on app_public.bank_payment_statuses is
  E'@foreignFieldName paymentStatuses\nIts file.';
comment on column app_public.bank_payment_statuses.bank_file_id is 'Its file.';
comment on column app_public.bank_payment_statuses.position is E'@sort\nIts place in the file.';
comment on column app_public.bank_payment_statuses.line is 'The line of the file where it begins.';
comment on column app_public.bank_payment_statuses.original_message_id is 'The payment file it answers.';
comment on column app_public.bank_payment_statuses.payment_information_id is 'The group of payments; null for all of the file.';
comment on column app_public.bank_payment_statuses.end_to_end_id is E'@listed\nThe payment; null for all of the group.';
comment on column app_public.bank_payment_statuses.bank_status is
'@listed
As the bank writes it, such as ACSC or RJCT.';
comment on column app_public.bank_payment_statuses.is_inherited is E'@unlisted\nWhether the bank gave it to a group that the payment is of.';
comment on column app_public.bank_payment_statuses.reason_code is E'@listed\nThe bank''s code of the reason.';
comment on column app_public.bank_payment_statuses.message is E'@longText\nThe reason in words.';
comment on column app_public.bank_payment_statuses.is_taken is
'@filter
@listed
Whether it was booked on payouts; false when no payout has its id, or when it contradicts the books. Null before the '
  'file is booked.';
comment on column app_public.bank_payment_statuses.queued_at is
  E'@unlisted\nSince when it waits for an operator to explain it, UTC; null when it does not.';
comment on column app_public.bank_payment_statuses.explanation is
'@unlisted
@longText
Why it stands, in the words of the operator.';
comment on column app_public.bank_payment_statuses.explained_by is
'@unlisted
@points users
The operator who explained it.';
comment on column app_public.bank_payment_statuses.explained_at is E'@unlisted\nWhen it was explained, UTC.';
comment on column app_public.bank_payment_statuses.created_at is 'When it was read, UTC.';
comment on column app_public.bank_payment_statuses.updated_at is 'When it was changed last, UTC.';
