-- The private address of an account for receipts. Any sender who knows it can use it, so only owners and administrators see it.
select app_private.begin_rules('app_public.receipt_addresses', array['token']);

create policy "owners and admins read their account's address" on app_public.receipt_addresses for select to app_user
  using (account_id = (select app_hidden.current_account_id()) and (select app_hidden.can_manage()));
grant select on app_public.receipt_addresses to app_user;
revoke select on app_public.receipt_addresses from app_operator;

comment on table app_public.receipt_addresses is
'@personal removed
@prefix rad
@hide
@section invoicing
@label created_at
@icon mail
The private mail address of an account for receipts.';
comment on constraint receipt_addresses_account_id_fkey on app_public.receipt_addresses is '@foreignSingleFieldName receiptAddress';
comment on column app_public.receipt_addresses.token is E'@behavior -*\nThe secret part of the address.';
comment on column app_public.receipt_addresses.created_at is 'When the first address was made, UTC.';
