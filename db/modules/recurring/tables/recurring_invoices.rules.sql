-- An invoice that is made again by itself. Owners and admins set it up; when it was and will be made, and why it was paused, is
-- written by the platform alone.
select app_private.begin_rules('app_public.recurring_invoices');

create policy "members read their account's recurring invoices" on app_public.recurring_invoices for select to app_user
  using (account_id = (select app_hidden.current_account_id()));
create policy "owners and admins set recurring invoices up" on app_public.recurring_invoices for insert to app_user
  with check (
    account_id = (select app_hidden.current_account_id()) and (select app_hidden.can_manage()) and (select app_hidden.has_feature('invoices'))
    and created_by = (select app_hidden.current_user_id())
  );
create policy "owners and admins change their account's recurring invoices" on app_public.recurring_invoices for update to app_user
  using (account_id = (select app_hidden.current_account_id()) and (select app_hidden.can_manage()) and (select app_hidden.has_feature('invoices')));
grant select on app_public.recurring_invoices to app_user;
grant insert (account_id, created_by) on app_public.recurring_invoices to app_user;

create trigger _300_plan before insert or update on app_public.recurring_invoices
  for each row execute function app_private.tg_recurring_invoices__plan();

comment on table app_public.recurring_invoices is
'@personal none
@prefix rin
@list
@portal invoicemore/payout-service/recurring-invoices invoicemore/recurring-invoice
@defaultSort created_at desc
@search invoice.search_text
@statusSubscription recurringInvoiceStatusChanged
@section invoicing
@icon repeat
@label client_name
An invoice that is made again by itself, each week, month, quarter or year.';
comment on constraint recurring_invoices_invoice_id_account_id_fkey on app_public.recurring_invoices is '@foreignFieldName recurringInvoices';
comment on constraint recurring_invoices_created_by_fkey on app_public.recurring_invoices is
'@fieldName author
@backwardBehavior -*';
comment on column app_public.recurring_invoices.invoice_id is
'@form
@filter
@listed
The invoice that is repeated.';
comment on column app_public.recurring_invoices.status is E'@filter\nWhether it goes on. Changes only as the transitions allow.';
comment on column app_public.recurring_invoices.frequency is
'@form
@filter
@listed
How often it is made.';
comment on column app_public.recurring_invoices.starts_on is
'@form
@unlisted
The first day, in Norway. The others follow from it: the same day of the week, or of the month, or the last day of a month that has no such day.';
comment on column app_public.recurring_invoices.is_month_end is
'@form
@unlisted
Whether it is always made on the last day of the month. Not for weeks.';
comment on column app_public.recurring_invoices.ends_on is
'@form
@sort
@unlisted
The last day it may be made on; null where no end is set.';
comment on column app_public.recurring_invoices.is_submitted is
'@form
@listed
Whether it is submitted by itself, until the first refusal; a draft is made otherwise.';
comment on column app_public.recurring_invoices.next_on is
'@filter
@sort
@listed
The next day it is made on, or would be were it not paused; null when there is none.';
comment on column app_public.recurring_invoices.last_on is E'@unlisted\nThe last day it was made for.';
comment on column app_public.recurring_invoices.pause_reason is
'@filter
@decides
Why it was paused by itself; null when a person paused it.';
comment on column app_public.recurring_invoices.created_by is
'@unlisted
The user who started it, as whom the invoices are made, and who is notified of them.';
comment on column app_public.recurring_invoices.created_at is E'@sort\nWhen it was set up, UTC.';
comment on type app_public.recurring_invoice_status is
'@tone.ACTIVE pine
@tone.PAUSED amber
@tone.ENDED neutral
Whether a recurring invoice goes on.';
comment on type app_public.recurrence_frequency is 'How often an invoice is made again.';
comment on type app_public.recurrence_pause_reason is
  'Why a recurring invoice was paused by itself: the part of the invoice, or of the account, that has to be mended.';

select app_private.grant_forms('app_public.recurring_invoices');
