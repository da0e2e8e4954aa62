-- The key of recurrence and day is the second lock: the same day is never made twice. A draft is dated the day its writer submits
-- it; what is submitted by itself has the day it is made, and as many days to pay as the first had.
create or replace function app_private.draft_recurring_invoice(recurrence app_public.recurring_invoices, day date) returns app_public.invoices
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_source app_public.invoices;
  v_copy app_public.invoices;
begin
  select i.* into v_source from app_public.invoices i where i.id = recurrence.invoice_id;
  perform app_private.annotate_transition('invoices', null, jsonb_build_object('recurringInvoiceId', recurrence.id));
  v_copy := app_private.copy_invoice(v_source, recurrence.created_by, true);
  update app_public.invoice_lines l
  set
    work_report = case when not l.work_report is null then app_hidden.shifted_work_report(l.work_report, s.shift) end,
    travel_report = case when not l.travel_report is null then app_hidden.shifted_travel_report(l.travel_report, s.shift) end
  from (select app_hidden.recurrence_shift(recurrence.frequency, v_source.invoiced_on, draft_recurring_invoice.day) as shift) s
  where l.invoice_id = v_copy.id and (not l.work_report is null or not l.travel_report is null);
  perform app_private.recompute_invoice(v_copy.id);
  update app_public.invoices i
  set
    invoiced_on = case when recurrence.is_submitted then app_hidden.today() end,
    due_on = case when recurrence.is_submitted then app_hidden.today() + (v_source.due_on - v_source.invoiced_on) end
  where i.id = v_copy.id
  returning i.* into v_copy;
  insert into app_public.recurring_invoice_runs (account_id, recurring_invoice_id, recurs_on, invoice_id)
  values (recurrence.account_id, recurrence.id, draft_recurring_invoice.day, v_copy.id);
  perform app_private.refuse_many_drafts(v_copy.account_id);
  return v_copy;
end;
$$;
comment on function app_private.draft_recurring_invoice(app_public.recurring_invoices, date) is
  'Makes the draft of a recurring invoice for a day: what is left of the invoice it repeats, with the days of work and trips moved on.';
