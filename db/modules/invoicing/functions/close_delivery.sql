-- Definer because the status is granted to no role. People reach their own account's deliveries, operators all; the
-- actor is still the caller and the transitions decide.
create or replace function app_private.close_delivery(delivery_id uuid, action text) returns app_public.deliveries
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_delivery app_public.deliveries;
  v_to constant text := app_private.require_row_transition('deliveries', delivery_id, action);
begin
  v_delivery := app_private.set_status(v_delivery, delivery_id, v_to);
  perform app_private.record_document_event(
    coalesce(v_delivery.invoice_id, v_delivery.credit_note_id), 'SENDING_SETTLED', jsonb_build_object('action', action)
  );
  return v_delivery;
end;
$$;
comment on function app_private.close_delivery(uuid, text) is
  'Closes a failed delivery by an action of its transitions, with an event on its document. INVALID for a row out of '
  'reach.';
grant execute on function app_private.close_delivery(uuid, text) to app_user, app_operator;
