-- Transactions as the bank's files hold them. A file may bring 100 000, so their changes are not audited one by one, and their
-- texts are tidied once, by the function that adds them.
select app_private.begin_rules('app_public.bank_transactions');

drop trigger _050_tidy on app_public.bank_transactions;
drop trigger _051_tidy_changes on app_public.bank_transactions;
select app_private.end_audit('app_public.bank_transactions');

comment on table app_public.bank_transactions is
'@personal kept
@prefix btx
@defaultSort position
@section settlement
@icon arrows-left-right
@label bank_reference
A transaction on the bank account, from a bank file. Not audited because the file is stored and has the same content.';
comment on constraint bank_transactions_bank_file_id_fkey on app_public.bank_transactions is E'@foreignFieldName transactions\nIts file.';
comment on column app_public.bank_transactions.bank_file_id is E'@filter\nIts file.';
comment on column app_public.bank_transactions.position is E'@sort\nIts place in the file.';
comment on column app_public.bank_transactions.line is E'@unlisted\nThe line of the file where it begins.';
comment on column app_public.bank_transactions.key is E'@unlisted\nThe key that identifies it in every file.';
comment on column app_public.bank_transactions.kind is E'@unlisted\nA payment, an entry of several payments that cannot be separated, or a difference of sums.';
comment on column app_public.bank_transactions.outcome is
'@filter
@listed
The outcome.';
comment on column app_public.bank_transactions.reason is
'@filter
@listed
Why it goes to the queue.';
comment on column app_public.bank_transactions.bank_status is E'@unlisted\nThe bank''s status; BOOK when it is final.';
comment on column app_public.bank_transactions.amount_minor is
'@sum
@sort
In øre; below 0 for money that went out. Null where the bank gives none in NOK.';
comment on column app_public.bank_transactions.booked_on is
'@filter
@sort
@listed
The day the bank booked it.';
comment on column app_public.bank_transactions.is_reversal is E'@filter\nWhether it takes another transaction back.';
comment on column app_public.bank_transactions.is_return is E'@unlisted\nWhether a payment of ours came back.';
comment on column app_public.bank_transactions.original_amount is E'@unlisted\nThe amount in the currency it was paid in.';
comment on column app_public.bank_transactions.original_currency is E'@unlisted\nThe currency it was paid in, where that is not NOK.';
comment on column app_public.bank_transactions.kid is E'@listed\nIts KID.';
comment on column app_public.bank_transactions.text_kid is E'@unlisted\nA KID in its free text.';
comment on column app_public.bank_transactions.kid_parts is
  E'@behavior -*\nThe KIDs of a payment for several invoices, each with its part in øre; none where the parts do not add up.';
comment on column app_public.bank_transactions.invoice_id is E'@filter\nThe invoice that its KID names.';
comment on constraint bank_transactions_invoice_id_fkey on app_public.bank_transactions is
'@fieldName invoice
@foreignFieldName bankTransactions
@console
The invoice that its KID names.';
comment on column app_public.bank_transactions.payer_name is E'@listed\nThe payer.';
comment on column app_public.bank_transactions.payer_account is 'The payer''s account.';
comment on column app_public.bank_transactions.payee_name is E'@unlisted\nThe payee, of money that went out.';
comment on column app_public.bank_transactions.payee_account is E'@unlisted\nThe payee''s account.';
comment on column app_public.bank_transactions.message is E'@longText\nThe free text.';
comment on column app_public.bank_transactions.end_to_end_id is E'@unlisted\nThe reference given by the payer.';
comment on column app_public.bank_transactions.payment_information_id is E'@unlisted\nThe reference of the payments that it was sent with.';
comment on column app_public.bank_transactions.bank_reference is E'@unlisted\nThe bank''s own reference.';
comment on column app_public.bank_transactions.entry_reference is E'@unlisted\nThe bank''s reference of the line on the account.';
comment on column app_public.bank_transactions.code is E'@unlisted\nThe bank''s code of its kind.';
comment on column app_public.bank_transactions.created_at is E'@unlisted\nWhen it was read, UTC.';
comment on column app_public.bank_transactions.updated_at is E'@unlisted\nWhen it was last changed, UTC.';
comment on type app_public.bank_transaction_kind is 'The precision with which the bank reports a transaction.';
comment on type app_public.bank_transaction_outcome is
'@tone.BOOKED pine
@tone.PAYOUT pine
@tone.QUEUED amber
@tone.KNOWN neutral
@tone.IGNORED neutral
The outcome of a bank transaction.';
