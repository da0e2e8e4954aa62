-- The key of a journal identifies its cause, also where no row references the journal, as for a payout that the bank
-- has paid. A journal has exactly one cause, so that its page shows it in a single place.
create or replace view app_public.journal_causes with (security_invoker = true) as
  select
    c.id, c.id as journal_id,
    case c.cause when 'payment' then c.cause_id end as payment_id,
    case c.cause when 'payout' then c.cause_id end as payout_id,
    case c.cause when 'transfer' then c.cause_id end as transfer_id,
    case c.cause when 'bank' then c.cause_id end as bank_transaction_id,
    case c.cause when 'settle' then c.cause_id end as invoice_id,
    case c.cause when 'reverse' then c.cause_id end as reversed_id,
    case c.cause when 'credit' then c.cause_id end as credit_note_id,
    case c.cause when 'refund' then c.cause_id end as client_refund_id
  from (
    select j.id, split_part(j.key, ':', 1) as cause, split_part(j.key, ':', 2)::uuid as cause_id
    from app_public.journals j
    where j.key ~ '^(payment|payout|transfer|bank|settle|credit|refund|reverse):[0-9a-f]{8}-[0-9a-f-]{27}(:|$)'
  ) c;

revoke all on app_public.journal_causes from public, app_authenticator, app_visitor, app_user, app_operator, app_worker;
grant select on app_public.journal_causes to app_operator;

comment on view app_public.journal_causes is
'@prefix jca
@primaryKey id
@foreignKey (journal_id) references app_public.journals (id)|@fieldName journal|@foreignFieldName causes
@foreignKey (payment_id) references app_public.payments (id)|@fieldName payment|@backwardBehavior -*
@foreignKey (payout_id) references app_public.payouts (id)|@fieldName payout|@backwardBehavior -*
@foreignKey (transfer_id) references app_public.transfers (id)|@fieldName transfer|@backwardBehavior -*
@foreignKey (bank_transaction_id) references app_public.bank_transactions (id)|@fieldName bankTransaction|@backwardBehavior -*
@foreignKey (invoice_id) references app_public.invoices (id)|@fieldName invoice|@backwardBehavior -*
@foreignKey (credit_note_id) references app_public.credit_notes (id)|@fieldName creditNote|@backwardBehavior -*
@foreignKey (client_refund_id) references app_public.client_refunds (id)|@fieldName clientRefund|@backwardBehavior -*
@foreignKey (reversed_id) references app_public.journals (id)|@fieldName reversed|@backwardBehavior -*
@hide
@section settlement
@icon link
@label journal_id
The cause of a journal.';
comment on column app_public.journal_causes.id is E'@notNull\nKey of the journal.';
comment on column app_public.journal_causes.journal_id is
'@notNull
@filter
@unlisted
The journal.';
comment on column app_public.journal_causes.payment_id is E'@listed\nThe payment that it posts.';
comment on column app_public.journal_causes.payout_id is E'@listed\nThe payout that it is of.';
comment on column app_public.journal_causes.transfer_id is E'@listed\nThe transfer that it posts.';
comment on column app_public.journal_causes.bank_transaction_id is E'@listed\nThe transaction of the bank that it posts.';
comment on column app_public.journal_causes.invoice_id is E'@listed\nThe invoice that it splits.';
comment on column app_public.journal_causes.credit_note_id is E'@listed\nThe credit note that takes back a split.';
comment on column app_public.journal_causes.client_refund_id is E'@listed\nThe refund of money that waited.';
comment on column app_public.journal_causes.reversed_id is E'@listed\nThe journal that it takes back.';
