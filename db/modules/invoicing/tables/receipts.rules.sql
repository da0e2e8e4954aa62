-- The paper behind an expense. Added to and removed from drafts only.
select app_private.begin_rules('app_public.receipts');

create policy "members read their account's receipts" on app_public.receipts for select to app_user
  using (account_id = (select app_hidden.current_account_id()));
create policy "owners and admins attach receipts to their account's invoices" on app_public.receipts for insert to app_user
  with check (account_id = (select app_hidden.current_account_id()) and (select app_hidden.can_manage()) and (select app_hidden.has_feature('invoices')));
create policy "owners and admins remove receipts of their account's invoices" on app_public.receipts for delete to app_user
  using (account_id = (select app_hidden.current_account_id()) and (select app_hidden.can_manage()) and (select app_hidden.has_feature('invoices')));
grant select, delete on app_public.receipts to app_user;
grant insert (account_id) on app_public.receipts to app_user;

create trigger _400_freeze before insert or update or delete on app_public.receipts
  for each row execute function app_private.tg__freeze_with_invoice();

comment on table app_public.receipts is
'@prefix rec
@order created_at
@section invoicing
@hide
@label created_at
The paper behind an expense: PDF, PNG or JPEG.';
comment on constraint receipts_invoice_id_fkey on app_public.receipts is '@foreignFieldName receipts';
comment on column app_public.receipts.invoice_id is E'@form create\nThe invoice it is for.';
comment on column app_public.receipts.file_id is
'@file
@form create
The picture or PDF.';
comment on column app_public.receipts.created_at is 'When it was attached, UTC.';

select app_private.grant_forms('app_public.receipts');
