-- Money that nothing explains, until an operator does. Written by its functions only.
select app_private.begin_rules('app_public.bank_exceptions');

comment on table app_public.bank_exceptions is
'@personal kept
@prefix bex
@defaultSort booked_on
@section settlement 15
@icon help-hexagon
@label title amount_minor
@search search_text
A transaction of the bank that matches nothing. Its money waits in the books until it is explained.';
comment on constraint bank_exceptions_bank_transaction_id_fkey on app_public.bank_exceptions is
'@foreignSingleFieldName exception
The transaction.';
comment on column app_public.bank_exceptions.bank_transaction_id is E'@unlisted\nThe transaction.';
comment on column app_public.bank_exceptions.status is
'@filter
@listed
Whether it is explained. Changes only as the transitions allow.';
comment on column app_public.bank_exceptions.reason is
'@filter
@listed
@decides
Why it waits.';
comment on column app_public.bank_exceptions.amount_minor is
'@sort
@listed
In øre; below 0 for money that went out. Null where the bank gives none in NOK.';
comment on column app_public.bank_exceptions.waiting_minor is
'@sum
@sort
In øre: the part that is not explained yet.';
comment on column app_public.bank_exceptions.booked_on is
'@filter
@sort
@listed
@decides
The day the bank booked it.';
comment on column app_public.bank_exceptions.payer_name is E'@unlisted\nThe payer; of money that went out the payee.';
comment on column app_public.bank_exceptions.message is
'@longText
@decides
The free text.';
comment on column app_public.bank_exceptions.kid is
'@listed
@decides
Its KID, also one of the free text.';
comment on column app_public.bank_exceptions.invoice_id is E'@filter\nThe invoice that its KID names.';
comment on constraint bank_exceptions_invoice_id_fkey on app_public.bank_exceptions is
'@fieldName invoice
@foreignFieldName bankExceptions
@console
The invoice that its KID names.';
comment on column app_public.bank_exceptions.journal_id is E'@unlisted\nThe journal by which its money waits.';
comment on constraint bank_exceptions_journal_id_fkey on app_public.bank_exceptions is
'@fieldName journal
@backwardBehavior -*
The journal by which its money waits.';
comment on column app_public.bank_exceptions.elsewhere_journal_id is
  E'@unlisted\nThe journal that takes it off the bank account, since the books had it already.';
comment on constraint bank_exceptions_elsewhere_journal_id_fkey on app_public.bank_exceptions is
'@fieldName elsewhereJournal
@backwardBehavior -*
The journal that takes it off the bank account.';
comment on column app_public.bank_exceptions.set_aside_reason is E'@longText\nWhy it was set aside.';
comment on column app_public.bank_exceptions.search_text is E'@behavior -*\nPayer, text and KID without case and accents.';
comment on column app_public.bank_exceptions.matched_at is E'@unlisted\nWhen all of it was matched, UTC.';
comment on column app_public.bank_exceptions.repaid_at is E'@unlisted\nWhen it was decided that it is given back, UTC.';
comment on column app_public.bank_exceptions.reversed_at is E'@unlisted\nWhen the payment was taken back, UTC.';
comment on column app_public.bank_exceptions.set_aside_at is E'@unlisted\nWhen it was set aside, UTC.';
comment on column app_public.bank_exceptions.created_at is E'@sort\nWhen it came into the queue, UTC.';
comment on type app_public.bank_exception_status is 'Whether a transaction of the bank is explained.';
comment on type app_public.bank_exception_reason is 'Why a transaction of the bank matches nothing.';
comment on type app_public.bank_suggestion_reason is 'Why an invoice may be what a payment is for.';
