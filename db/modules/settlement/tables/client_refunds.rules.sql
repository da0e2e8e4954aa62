-- Refunds to clients. Written by their functions only.
select app_private.begin_rules('app_public.client_refunds', array['masked:account_number']);

comment on table app_public.client_refunds is
'@personal kept
@prefix crf
@list
@defaultSort created_at desc
@section settlement
@icon arrow-back-up
@label payee_name
Money refunded to a client, with the next payout run or by hand in the bank: the part of the payments reversed by a credit note, or an '
  'overpayment. Amounts in minor units (øre).';
comment on column app_public.client_refunds.invoice_id is
'@filter
@listed
The invoice it was paid for.';
comment on constraint client_refunds_invoice_id_fkey on app_public.client_refunds is
'@fieldName invoice
@foreignFieldName clientRefunds
@console
The invoice it was paid for.';
comment on column app_public.client_refunds.credit_note_id is
'@listed
@decides
The credit note that gives it back.';
comment on constraint client_refunds_credit_note_id_fkey on app_public.client_refunds is
'@fieldName creditNote
@foreignFieldName clientRefunds
@console
The credit note that gives it back.';
comment on column app_public.client_refunds.bank_exception_id is E'@unlisted\nThe transaction of the bank that was too much.';
comment on constraint client_refunds_bank_exception_id_fkey on app_public.client_refunds is
'@fieldName bankException
@foreignFieldName clientRefunds
@console
The transaction of the bank that was too much.';
comment on column app_public.client_refunds.status is E'@filter\nThe status. Changes only as the transitions allow.';
comment on column app_public.client_refunds.currency is E'@unlisted\nAlways NOK.';
comment on column app_public.client_refunds.amount_minor is
'@sum
@sort
@decides
The refunded amount, in øre.';
comment on column app_public.client_refunds.payee_name is
'@listed
@decides
The name of the payee.';
comment on column app_public.client_refunds.account_number is
'@groups 4 2 5
@decides
The account of the refund: the payer''s, as reported by the bank, or the one an operator has entered.';
comment on column app_public.client_refunds.reason is
'@longText
Why it waits, was cancelled or was paid outside of a run, in the words of the bank or of an operator.';
comment on column app_public.client_refunds.journal_id is E'@unlisted\nThe journal that took its money out of what waits for an explanation.';
comment on constraint client_refunds_journal_id_fkey on app_public.client_refunds is
'@console
@backwardBehavior -*
The journal that took its money off the account of unexplained money.';
comment on column app_public.client_refunds.debit_exception_id is E'@unlisted\nThe bank''s debit that paid it outside of a run.';
comment on constraint client_refunds_debit_exception_id_fkey on app_public.client_refunds is
'@fieldName debitException
@foreignFieldName settledRefunds
@console
The bank''s debit that paid it outside of a run.';
comment on column app_public.client_refunds.transfer_id is E'@unlisted\nThe posted transfer that paid it outside of a run.';
comment on constraint client_refunds_transfer_id_fkey on app_public.client_refunds is
'@fieldName transfer
@backwardBehavior -*
@console
The posted transfer that paid it outside of a run.';
comment on column app_public.client_refunds.settled_journal_id is E'@unlisted\nThe journal of what paid it outside of a run.';
comment on constraint client_refunds_settled_journal_id_fkey on app_public.client_refunds is
'@fieldName settledJournal
@console
@backwardBehavior -*
The journal of what paid it outside of a run.';
comment on column app_public.client_refunds.paid_on is
'@filter
@sort
@listed
The day the bank paid it.';
comment on column app_public.client_refunds.paid_at is E'@unlisted\nWhen we learnt that it was paid, UTC.';
comment on column app_public.client_refunds.cancelled_at is E'@unlisted\nWhen it was cancelled, UTC.';
comment on column app_public.client_refunds.created_at is E'@sort\nWhen it was owed, UTC.';
comment on type app_public.client_refund_status is
'@tone.READY fjord
@tone.SENT fjord
@tone.PAID pine
The status of a client''s refund.';
