-- Transfers between accounts of the ledger, until they are posted a proposal. Written by their mutations only.
select app_private.begin_rules('app_public.transfers');

comment on table app_public.transfers is
'@personal none
@prefix trf
@defaultSort created_at desc
@section settlement
@icon arrows-exchange
@label description
A transfer between two accounts of the ledger. Posted, it is a journal and never changes.';
comment on column app_public.transfers.status is E'@filter\nWhether it is posted. Changes only as the transitions allow.';
comment on column app_public.transfers.amount_minor is
'@sum
@sort
In øre.';
comment on column app_public.transfers.currency is E'@unlisted\nAlways NOK.';
comment on column app_public.transfers.description is E'@listed\nWhat it is for.';
comment on column app_public.transfers.from_finance_account_id is E'@listed\nThe account that is credited.';
comment on constraint transfers_from_finance_account_id_fkey on app_public.transfers is
'@fieldName fromFinanceAccount
@foreignFieldName transfersFrom
The account that is credited.';
comment on column app_public.transfers.to_finance_account_id is E'@listed\nThe account that is debited.';
comment on constraint transfers_to_finance_account_id_fkey on app_public.transfers is
'@fieldName toFinanceAccount
@foreignFieldName transfersTo
The account that is debited.';
comment on column app_public.transfers.invoice_id is E'@filter\nThe invoice it concerns, if it is of one.';
comment on constraint transfers_invoice_id_fkey on app_public.transfers is
'@foreignFieldName transfers
@console
The invoice.';
comment on column app_public.transfers.journal_id is 'The journal it was posted as.';
comment on constraint transfers_journal_id_fkey on app_public.transfers is E'@backwardBehavior -*\nThe journal it was posted as.';
comment on column app_public.transfers.created_by is E'@unlisted\nThe operator who prepared it.';
comment on constraint transfers_created_by_fkey on app_public.transfers is
'@fieldName author
@backwardBehavior -*
The operator who prepared it.';
comment on column app_public.transfers.posted_at is 'When it was posted, UTC.';
comment on column app_public.transfers.created_at is E'@sort\nWhen it was prepared, UTC.';
comment on type app_public.transfer_status is 'Whether a transfer is posted.';
