create or replace function app_public.create_recurring_invoice(input jsonb) returns app_public.recurring_invoices
language plpgsql volatile
as $$
declare
  v_attributes constant jsonb := coalesce(nullif(input -> 'attributes', 'null'), '{}');
  v_recurrence app_public.recurring_invoices;
begin
  perform app_private.refuse_when_impersonating();
  perform app_private.require_invoicing();
  perform app_private.require_transition('recurring_invoices', null, null, 'create');
  v_recurrence := jsonb_populate_record(null::app_public.recurring_invoices, app_hidden.column_values('app_public.recurring_invoices', v_attributes));
  perform app_private.check_recurring_invoice(v_recurrence, null);
  perform app_private.stop_if_refused();

  v_recurrence := app_private.insert_row(
    null::app_public.recurring_invoices, v_attributes || jsonb_build_object('createdBy', app_hidden.current_user_id())
  );
  perform app_private.refuse_many_recurring_invoices();
  return v_recurrence;
end;
$$;
comment on function app_public.create_recurring_invoice(jsonb) is
'@impersonated refused
@performs recurring_invoices create
Has an invoice made again by itself from a day on. Refuses UNAUTHORIZED; INVALID_ACTION while impersonating; TAKEN invoiceId where the '
  'invoice is repeated already; BLANK; INVALID and INVOICE_NOT_SUBMITTED as check_recurring_invoice; TOO_BIG at recurringInvoices.';
grant execute on function app_public.create_recurring_invoice(jsonb) to app_user;
