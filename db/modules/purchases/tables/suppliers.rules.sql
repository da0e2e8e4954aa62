-- The profiles that a team has bought from. Sums are stored with the purchases they add up, so that the list can be sorted by them.
select app_private.begin_rules('app_public.suppliers');

create policy "members of a verified team read its suppliers" on app_public.suppliers for select to app_user
  using (
    account_id = (select app_hidden.current_account_id())
    and buyer_organization_number = (select app_hidden.buyer_number())
  );
grant select on app_public.suppliers to app_user;

comment on table app_public.suppliers is
'@personal kept
@withheld account_id is distinct from $1
@prefix sup
@portal payoutmore/purchases/by-supplier payoutmore/supplier
@defaultSort last_invoiced_on desc
@search search_text
@section purchases
@icon building-store
@label name
A profile that the team has bought from. Amounts in minor units (øre), with VAT.';
comment on constraint suppliers_partner_account_id_fkey on app_public.suppliers is
'@console
@fieldName sellerAccount
@backwardBehavior -*
The seller''s account.';
comment on constraint suppliers_freelance_profile_id_partner_account_id_fkey on app_public.suppliers is
'@console
@backwardBehavior -*
The profile.';
comment on column app_public.suppliers.account_id is E'@unlisted\nThe team that has bought.';
comment on column app_public.suppliers.partner_account_id is E'@unlisted\nThe seller''s account.';
comment on column app_public.suppliers.freelance_profile_id is E'@unlisted\nThe profile.';
comment on column app_public.suppliers.buyer_organization_number is
'@behavior -*
The number of the team that the documents name.';
comment on column app_public.suppliers.name is E'@sort\nThe name on its newest document.';
comment on column app_public.suppliers.organization_number is
'@groups 3 3 3
@listed
The organisation number of a profile that sells in its own name; null for a person.';
comment on column app_public.suppliers.purchase_count is E'@listed\nThe number of its invoices.';
comment on column app_public.suppliers.bought_minor is E'@sort\nThe total of its invoices, in øre.';
comment on column app_public.suppliers.refunded_minor is E'@sort\nThe total of its credit notes, in øre.';
comment on column app_public.suppliers.remaining_minor is
'@sum
@sort
The remaining amount, in øre.';
comment on column app_public.suppliers.next_due_on is E'@sort\nThe earliest day by which something is to be paid; null when nothing is.';
comment on column app_public.suppliers.last_invoiced_on is E'@sort\nThe date of its newest invoice.';
comment on column app_public.suppliers.created_at is E'@unlisted\nWhen its first invoice came, UTC.';
comment on column app_public.suppliers.updated_at is E'@unlisted\nWhen its sums last changed, UTC.';
