-- A copy, as of invoices, for the same reasons.
select app_private.begin_rules('app_public.refunds');

create policy "members of a verified team read its refunds" on app_public.refunds for select to app_user
  using (
    account_id = (select app_hidden.current_account_id())
    and buyer_organization_number = (select app_hidden.buyer_number())
  );
grant select on app_public.refunds to app_user;

create trigger _500_record_event after insert or update on app_public.refunds
  for each row execute function app_private.tg_refunds__record_event();

comment on table app_public.refunds is
'@personal kept
@withheld account_id is distinct from $1
@prefix rfd
@portal payoutmore/purchases/refunds payoutmore/refund
@defaultSort published_at desc
@search search_text
@sort supplier.name
@statusSubscription refundStatusChanged
@section purchases
@icon receipt-refund
@label document_number
A credit note to the team, as its buyer sees it. Amounts in minor units (øre).';
comment on constraint refunds_partner_account_id_fkey on app_public.refunds is
'@console
@fieldName sellerAccount
@backwardBehavior -*
The seller''s account.';
comment on constraint refunds_credit_note_id_partner_account_id_fkey on app_public.refunds is
'@console
@backwardBehavior -*
The credit note it is a copy of.';
comment on constraint refunds_purchase_id_account_id_fkey on app_public.refunds is
'@fieldName purchase
@foreignFieldName refunds
@notNull
The purchase it takes back from.';
comment on constraint refunds_supplier_id_account_id_fkey on app_public.refunds is
'@fieldName supplier
@foreignFieldName refunds
@notNull
The supplier.';
comment on column app_public.refunds.account_id is E'@unlisted\nThe team that has bought.';
comment on column app_public.refunds.partner_account_id is E'@unlisted\nThe seller''s account.';
comment on column app_public.refunds.credit_note_id is E'@unlisted\nThe credit note it is a copy of.';
comment on column app_public.refunds.purchase_id is E'@listed\nThe purchase it takes back from.';
comment on column app_public.refunds.supplier_id is E'@filter\nThe supplier.';
comment on column app_public.refunds.buyer_organization_number is E'@behavior -*\nThe number of the team that the document names.';
comment on column app_public.refunds.credit_note_status is
'@name status
@listed
PUBLISHED, or RESOLVED once nothing is owed because of it any more.';
comment on column app_public.refunds.document_number is E'@sort\nThe number on the document.';
comment on column app_public.refunds.invoice_document_number is E'@unlisted\nThe number of the invoice it takes back from.';
comment on column app_public.refunds.supplier_name is E'@behavior -*\nThe supplier, as the document names it.';
comment on column app_public.refunds.credited_on is
'@filter
@sort
The day it is dated.';
comment on column app_public.refunds.published_at is
'@sort
@unlisted
When it got its number, UTC.';
comment on column app_public.refunds.resolved_at is E'@unlisted\nWhen nothing was owed because of it any more, UTC.';
comment on column app_public.refunds.currency is E'@unlisted\nAlways NOK.';
comment on column app_public.refunds.amount_minor is 'The credited amount without VAT, in øre.';
comment on column app_public.refunds.vat_minor is 'VAT in øre.';
comment on column app_public.refunds.total_minor is
'@sum
@sort amount
The credited amount, with VAT, in øre.';
comment on column app_public.refunds.created_at is E'@unlisted\nWhen it came to the team, UTC.';
comment on column app_public.refunds.updated_at is E'@unlisted\nWhen it was last changed, UTC.';
