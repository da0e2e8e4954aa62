-- Payments of clients. A payment is never changed; it is reversed by another one with a negative sum.
select app_private.begin_rules('app_public.payments', is_audited => false);

create policy "members read payments of their account's invoices" on app_public.payments for select to app_user
  using (account_id = (select app_hidden.current_account_id()));
grant select on app_public.payments to app_user;

comment on table app_public.payments is
'@personal kept
@prefix pay
@defaultSort created_at desc
@section settlement
@icon cash
@label invoice_id
A client''s payment of an invoice, or the reversal of one. Amounts in minor units (øre).';
comment on column app_public.payments.invoice_id is
'@filter
@listed
The invoice it pays.';
comment on constraint payments_invoice_id_account_id_fkey on app_public.payments is E'@foreignFieldName payments\nThe invoice it pays.';
comment on column app_public.payments.source is
'@filter
@listed
The source of the payment.';
comment on column app_public.payments.currency is E'@unlisted\nAlways NOK.';
comment on column app_public.payments.amount_minor is
'@sum
@sort
In øre; below 0 for a payment taken back.';
comment on column app_public.payments.paid_on is
'@filter
@sort
@listed
The day the money came.';
comment on column app_public.payments.reason is E'@longText\nWhy it was typed in or taken back.';
comment on column app_public.payments.reverses_id is 'The payment it takes back.';
comment on constraint payments_reverses_id_account_id_fkey on app_public.payments is
'@fieldName reverses
@foreignSingleFieldName reversal
The payment it takes back.';
comment on column app_public.payments.bank_transaction_id is E'@unlisted\nThe transaction of the bank that brought it.';
comment on constraint payments_bank_transaction_id_fkey on app_public.payments is
'@fieldName bankTransaction
@foreignFieldName payments
@console
The bank transaction of the payment.';
comment on column app_public.payments.journal_id is E'@unlisted\nThe journal it was posted as.';
comment on constraint payments_journal_id_fkey on app_public.payments is
'@console
@backwardBehavior -*
The journal it was posted as.';
comment on column app_public.payments.created_by is E'@unlisted\nThe operator who typed it in; null for the worker.';
comment on constraint payments_created_by_fkey on app_public.payments is
'@fieldName author
@backwardBehavior -*
@console
The operator who typed it in.';
comment on column app_public.payments.created_at is E'@sort\nWhen it was booked, UTC.';
