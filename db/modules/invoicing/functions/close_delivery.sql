-- Definer because the status is granted to no role. People reach their own account's deliveries, operators all; the
-- actor is still the caller and the transitions decide.
create or replace function app_private.close_delivery(delivery_id uuid, action text) returns app_public.deliveries
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_delivery app_public.deliveries;
  v_to app_public.delivery_status := app_private.require_row_transition('deliveries', delivery_id, action);
begin
  perform app_private.stop_if_refused();
  update app_public.deliveries d set status = v_to where d.id = delivery_id returning d.* into v_delivery;
  perform app_private.record_event(
    'invoices', v_delivery.invoice_id, v_delivery.account_id, 'SENDING_SETTLED', app_private.delivery_document_status(v_delivery),
    jsonb_build_object('action', action)
  ) where v_delivery.invoice_id is not null;
  perform app_private.record_event(
    'credit_notes', v_delivery.credit_note_id, v_delivery.account_id, 'SENDING_SETTLED', app_private.delivery_document_status(v_delivery),
    jsonb_build_object('action', action)
  ) where v_delivery.credit_note_id is not null;
  return v_delivery;
end;
$$;
comment on function app_private.close_delivery(uuid, text) is
  'Closes a failed delivery by an action of its transitions, with an event on its document. INVALID for a row out of '
  'reach.';
grant execute on function app_private.close_delivery(uuid, text) to app_user, app_operator;
