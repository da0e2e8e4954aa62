-- Definer because the worker holds no table. One that was given up may be tried again by an operator.
create or replace function app_private.record_delivery(delivery_id uuid, message_id text default null) returns void
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_delivery app_public.deliveries;
  v_to app_public.delivery_status;
  v_is_first boolean;
begin
  v_delivery := app_private.lock_delivery($1);
  -- An access point may report a message as refused and later as delivered.
  if not (app_private.is_to_be_delivered(v_delivery) or (v_delivery.status = 'FAILED' and coalesce(v_delivery.answer = 'DELIVERED', false))) then
    return;
  end if;
  v_to := app_private.require_transition('deliveries', v_delivery.id, v_delivery.status::text, 'accept');
  perform app_private.stop_if_refused();
  v_is_first := not exists (
    select from app_public.deliveries d
    where (d.invoice_id = v_delivery.invoice_id or d.credit_note_id = v_delivery.credit_note_id) and d.status = 'SENT'
  );
  update app_public.deliveries d set status = v_to, sent_at = now(), failed_at = null, failure = null, message_id = coalesce($2, d.message_id)
  where d.id = v_delivery.id;
  perform app_private.record_delivery_event(v_delivery, case
    when v_delivery.is_reminder and v_delivery.credit_note_id is null then 'REMINDED' when v_is_first then 'SENT' else 'SENT_AGAIN'
  end);
end;
$$;
comment on function app_private.record_delivery(uuid, text) is 'Notes that a sending was accepted by the receiving side. Safe to run twice.';
grant execute on function app_private.record_delivery(uuid, text) to app_worker;
