-- The invoices that recurring ones have made, each for its day. Written by the platform alone; goes with a draft that is thrown away.
select app_private.begin_rules('app_public.recurring_invoice_runs');

create policy "members read what was made in their account" on app_public.recurring_invoice_runs for select to app_user
  using (account_id = (select app_hidden.current_account_id()));
grant select on app_public.recurring_invoice_runs to app_user;

comment on table app_public.recurring_invoice_runs is
'@personal none
@prefix rir
@order recurs_on desc
@section invoicing
@hide
@label recurs_on
@icon repeat
An invoice that a recurring invoice has made for a day.';
comment on constraint recurring_invoice_runs_recurring_invoice_id_account_id_fkey on app_public.recurring_invoice_runs is '@foreignFieldName runs';
comment on constraint recurring_invoice_runs_invoice_id_account_id_fkey on app_public.recurring_invoice_runs is '@foreignSingleFieldName recurringInvoiceRun';
comment on column app_public.recurring_invoice_runs.recurring_invoice_id is 'The recurring invoice.';
comment on column app_public.recurring_invoice_runs.recurs_on is E'@listed\nThe day it was made for.';
comment on column app_public.recurring_invoice_runs.invoice_id is E'@listed\nThe invoice that was made.';
comment on column app_public.recurring_invoice_runs.created_at is 'When it was made, UTC.';
