-- The journals that a payout pays. Each is in one payout that is neither held back nor rejected.
select app_private.begin_rules('app_public.payout_items');

create policy "members read what their account's payouts pay" on app_public.payout_items for select to app_user
  using (account_id = (select app_hidden.current_account_id()));
grant select on app_public.payout_items to app_user;

comment on table app_public.payout_items is
'@personal kept
@prefix pit
@hide
@defaultSort created_at
@section settlement
@icon list-details
@parts
@label invoice_id
A part of a payout: a split invoice, or an amount taken back. Amounts in minor units (øre).';
comment on column app_public.payout_items.payout_id is E'@listed\nThe payout.';
comment on constraint payout_items_payout_id_account_id_fkey on app_public.payout_items is
'@fieldName payout
@foreignFieldName items
The payout.';
comment on column app_public.payout_items.journal_id is E'@unlisted\nThe journal that owes it.';
comment on constraint payout_items_journal_id_fkey on app_public.payout_items is
'@foreignFieldName payoutItems
@console
The journal that owes it.';
comment on column app_public.payout_items.invoice_id is E'@listed\nThe invoice, if it is of one.';
comment on constraint payout_items_invoice_id_account_id_fkey on app_public.payout_items is
'@fieldName invoice
@foreignFieldName payoutItems
The invoice.';
comment on column app_public.payout_items.amount_minor is
  E'@sum\nThe amount owed, after the estimated tax, in øre; below 0 for an amount taken back.';
comment on column app_public.payout_items.gross_salary_minor is 'The gross salary in it, in øre.';
comment on column app_public.payout_items.estimated_tax_minor is 'The tax that the invoice estimates, in øre.';
comment on column app_public.payout_items.is_released is 'Whether the payout is held back or rejected, so that another pays it.';
comment on column app_public.payout_items.created_at is E'@unlisted\nWhen it was taken into the payout, UTC.';
