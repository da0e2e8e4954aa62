-- A copy and not a view of invoices: Postgres shows a row or not, and an invoice has columns a buyer must never see.
-- The policy requires the team's verified number, so that no purchases of a withdrawn number are visible, whatever rows
-- exist.
select app_private.begin_rules('app_public.purchases');

create policy "members of a verified team read its purchases" on app_public.purchases for select to app_user
  using (
    account_id = (select app_hidden.current_account_id())
    and buyer_organization_number = (select app_hidden.buyer_number())
  );
grant select on app_public.purchases to app_user;

create trigger _500_record_event after insert or update on app_public.purchases
  for each row execute function app_private.tg_purchases__record_event();

comment on table app_public.purchases is
'@personal kept
@withheld account_id is distinct from $1
@prefix pur
@portal payoutmore/purchases/all payoutmore/purchase
@defaultSort published_at desc
@search search_text
@sort supplier.name
@statusSubscription purchaseStatusChanged
@section purchases
@icon receipt-2
@label document_number
An invoice to the team, as its buyer sees it. Amounts in minor units (øre).';
comment on constraint purchases_partner_account_id_fkey on app_public.purchases is
'@console
@fieldName sellerAccount
@backwardBehavior -*
The seller''s account.';
comment on constraint purchases_invoice_id_partner_account_id_fkey on app_public.purchases is
'@console
@backwardBehavior -*
The invoice it is a copy of.';
comment on constraint purchases_supplier_id_account_id_fkey on app_public.purchases is
'@fieldName supplier
@foreignFieldName purchases
@notNull
The supplier.';
comment on column app_public.purchases.account_id is E'@unlisted\nThe team that has bought.';
comment on column app_public.purchases.partner_account_id is E'@unlisted\nThe seller''s account.';
comment on column app_public.purchases.invoice_id is E'@unlisted\nThe invoice it is a copy of.';
comment on column app_public.purchases.supplier_id is E'@filter\nThe supplier.';
comment on column app_public.purchases.buyer_organization_number is E'@behavior -*\nThe number of the team that the document names.';
comment on column app_public.purchases.invoice_status is
'@name status
@unlisted
PUBLISHED, RESOLVED once it is settled, or NULLIFIED when credit notes have taken back all of it.';
comment on column app_public.purchases.payment_status is
'@filter
The paid part. FULL once it is settled, PENDING while a payment that names it waits to be booked.';
comment on column app_public.purchases.document_number is E'@sort\nThe number on the document.';
comment on column app_public.purchases.supplier_name is E'@behavior -*\nThe supplier, as the document names it.';
comment on column app_public.purchases.buyer_reference is 'The reference requested by the buyer.';
comment on column app_public.purchases.order_reference is 'The buyer''s order number.';
comment on column app_public.purchases.account_number is
'@groups 4 2 5
The bank account to pay to.';
comment on column app_public.purchases.kid is E'@groups 4\nPayment identification, 14 digits with MOD10.';
comment on column app_public.purchases.invoiced_on is
'@filter
@sort
The day it is dated.';
comment on column app_public.purchases.due_on is
'@filter
@sort
The last day to pay.';
comment on column app_public.purchases.published_at is
'@sort
@unlisted
When it got its number, UTC.';
comment on column app_public.purchases.resolved_at is E'@unlisted\nWhen it was settled, UTC.';
comment on column app_public.purchases.currency is E'@unlisted\nAlways NOK.';
comment on column app_public.purchases.amount_minor is 'Without VAT, in øre.';
comment on column app_public.purchases.vat_minor is 'VAT in øre.';
comment on column app_public.purchases.total_minor is E'@sort amount\nThe total of the document, with VAT, in øre.';
comment on column app_public.purchases.credited_minor is 'The amount of credit notes, with VAT, in øre.';
comment on column app_public.purchases.paid_minor is 'The paid amount, with VAT, in øre.';
comment on column app_public.purchases.remaining_minor is
'@sum
@sort
The remaining amount, with VAT, in øre.';
comment on column app_public.purchases.created_at is E'@unlisted\nWhen it came to the team, UTC.';
comment on column app_public.purchases.updated_at is E'@unlisted\nWhen it was last changed, UTC.';
