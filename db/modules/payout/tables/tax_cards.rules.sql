-- Tax cards of individuals. The freelancer states one, operators with FINANCE confirm or reject it; tax is withheld only by confirmed cards.
select app_private.begin_rules('app_public.tax_cards');

create policy "members read their account's tax cards" on app_public.tax_cards for select to app_user
  using (account_id = (select app_hidden.current_account_id()));
create policy "owners and admins claim tax cards" on app_public.tax_cards for insert to app_user
  with check (
    status = 'CLAIMED' and account_id = (select app_hidden.current_account_id()) and (select app_hidden.can_manage())
    and (select app_hidden.has_feature('invoices'))
  );
create policy "owners and admins withdraw claims" on app_public.tax_cards for delete to app_user
  using (status = 'CLAIMED' and account_id = (select app_hidden.current_account_id()) and (select app_hidden.can_manage()));
grant select, delete on app_public.tax_cards to app_user;
grant insert (account_id, created_by) on app_public.tax_cards to app_user;

comment on table app_public.tax_cards is
'@personal kept
@prefix tax
@list
@portal invoicemore/tax-cards
@readers PERSONAL
@defaultSort created_at desc
@statusSubscription taxCardStatusChanged
@section salaries 25
@icon id-badge-2
@label income_year
The tax card of an individual for an income year. One that a newer one replaces stays.';
comment on constraint tax_cards_freelance_profile_id_account_id_fkey on app_public.tax_cards is '@foreignFieldName taxCards';
comment on column app_public.tax_cards.freelance_profile_id is
'@form create
@filter
The person it is of.';
comment on column app_public.tax_cards.status is E'@filter\nWhether it counts. Changes only as the transitions allow.';
comment on column app_public.tax_cards.income_year is
'@form create
@filter
@sort
The income year; the card ends with it.';
comment on column app_public.tax_cards.kind is
'@form create
@filter
@decides
The method of withholding tax.';
comment on column app_public.tax_cards.percent is
'@form create
@unit PERCENT
@decides
@listed
Per cent withheld by a card with a percentage, or with a table, whose percentage is used.';
comment on column app_public.tax_cards.free_limit_minor is
'@form create
@decides
@listed
The income of the year that is exempt from withholding, in øre.';
comment on column app_public.tax_cards.rejection_reason is E'@longText\nThe reason of the operator who rejected it.';
comment on column app_public.tax_cards.confirmed_at is 'When it was confirmed, UTC.';
comment on column app_public.tax_cards.rejected_at is 'When it was rejected, UTC.';
comment on column app_public.tax_cards.in_force_on is
'@sort
@listed
The first day tax is withheld by it: the day it was confirmed, not before the income year.';
comment on column app_public.tax_cards.created_by is E'@unlisted\nThe user who claimed it, or the operator who entered it.';
comment on constraint tax_cards_created_by_fkey on app_public.tax_cards is
'@fieldName author
@backwardBehavior -*
@console
The user who claimed it, or the operator who entered it.';
comment on column app_public.tax_cards.created_at is E'@sort\nWhen it was claimed or entered, UTC.';
comment on type app_public.tax_card_kind is
  'The method of withholding tax: a percentage, a table whose percentage is used, nothing up to a limit, or no card '
  'at all.';
comment on type app_public.tax_card_status is
'@tone.CLAIMED amber
@tone.CONFIRMED pine
@tone.REJECTED rust
Whether a tax card counts.';

select app_private.grant_forms('app_public.tax_cards');
