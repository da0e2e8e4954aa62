-- Absent attributes stay. Invoices that are made already stay as they are.
create or replace function app_public.update_recurring_invoice(input jsonb) returns app_public.recurring_invoices
language plpgsql volatile
as $$
declare
  v_attributes constant jsonb := coalesce(nullif(input -> 'attributes', 'null'), '{}');
  v_before app_public.recurring_invoices;
  v_recurrence app_public.recurring_invoices;
begin
  perform app_private.refuse_when_impersonating();
  perform app_private.require_invoicing();
  v_before := app_private.require_row(null::app_public.recurring_invoices, (input ->> 'id')::uuid);
  perform app_private.refuse_when_changed(v_before.updated_at, input);
  if v_before.status = 'ENDED' then
    perform app_private.refuse('INVALID_TRANSITION');
  end if;
  v_recurrence := jsonb_populate_record(v_before, app_hidden.column_values('app_public.recurring_invoices', v_attributes));
  perform app_private.check_recurring_invoice(v_recurrence, v_before);
  perform app_private.stop_if_refused();

  v_recurrence := app_private.update_row(v_before, v_attributes);
  perform app_private.record_event(
    'recurring_invoices', v_recurrence.id, v_recurrence.account_id, 'UPDATED', v_recurrence.status::text
  );
  return v_recurrence;
end;
$$;
comment on function app_public.update_recurring_invoice(jsonb) is
'@actors OWNER ADMIN
@impersonated refused
Changes how often and from which invoice it is made, counted from today. Refuses as createRecurringInvoice does; INVALID id; '
  'INVALID_TRANSITION once it has ended; INVALID_ACTION at updatedAt.';
grant execute on function app_public.update_recurring_invoice(jsonb) to app_user;
