create or replace function app_private.pause_refused_recurring_invoice(
  recurrence_id uuid, reason app_public.recurrence_pause_reason, data jsonb default '{}'
) returns void
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_recurrence app_public.recurring_invoices;
begin
  v_recurrence := app_private.move_row(null::app_public.recurring_invoices, recurrence_id, 'pause');
  update app_public.recurring_invoices r set pause_reason = reason where r.id = recurrence_id;
  perform app_private.record_event(
    'recurring_invoices', recurrence_id, v_recurrence.account_id, 'REFUSED', v_recurrence.status::text,
    jsonb_build_object('pauseReason', reason) || data
  );
end;
$$;
comment on function app_private.pause_refused_recurring_invoice(uuid, app_public.recurrence_pause_reason, jsonb) is
  'Pauses a recurring invoice, records why, and notifies its freelancer.';
