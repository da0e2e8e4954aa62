-- Orders to withhold from a person's earnings for a creditor. Operators with FINANCE write them; the person reads theirs.
select app_private.begin_rules('app_public.attachment_orders');

create policy "members read attachments of their account's earnings" on app_public.attachment_orders for select to app_user
  using (account_id = (select app_hidden.current_account_id()));
grant select on app_public.attachment_orders to app_user;

comment on table app_public.attachment_orders is
'@personal kept
@prefix att
@list
@portal invoicemore/attachment-orders
@readers PERSONAL
@defaultSort created_at desc
@section salaries
@icon gavel
@label reference
An attachment of earnings: the amount withheld from a person''s pay after tax. One at a time. Amounts in minor units '
  '(øre).';
comment on constraint attachment_orders_freelance_profile_id_account_id_fkey on app_public.attachment_orders is
  '@foreignFieldName attachmentOrders';
comment on column app_public.attachment_orders.freelance_profile_id is
'@filter
@listed
The person whose earnings are attached.';
comment on column app_public.attachment_orders.reference is E'@listed\nThe reference of the order, as its sender writes it.';
comment on column app_public.attachment_orders.percent is
'@unit PERCENT
@decides
@listed
Per cent of the pay after tax.';
comment on column app_public.attachment_orders.monthly_amount_minor is
'@decides
@listed
The amount withheld in a month, in øre.';
comment on column app_public.attachment_orders.starts_on is
'@filter
@sort
@listed
The first day of payout it holds for.';
comment on column app_public.attachment_orders.ends_on is
'@sort
@listed
The last day of payout it holds for; empty while no end is known.';
comment on column app_public.attachment_orders.created_by is E'@unlisted\nThe operator who entered it.';
comment on constraint attachment_orders_created_by_fkey on app_public.attachment_orders is
'@fieldName author
@backwardBehavior -*
@console
The operator who entered it.';
comment on column app_public.attachment_orders.created_at is E'@sort\nWhen it was entered, UTC.';
