-- Definer because the worker has no grants on tables. The client's preference for EHF stays: the receiver is looked up
-- again another day.
create or replace function app_private.record_unknown_receiver(delivery_id uuid) returns void
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_delivery app_public.deliveries := app_private.lock_delivery($1);
  v_to app_public.delivery_status;
begin
  if v_delivery.channel is distinct from 'EHF' or not app_private.is_to_be_delivered(v_delivery) then
    return;
  end if;
  v_to := app_private.require_transition('deliveries', v_delivery.id, v_delivery.status::text, 'reroute');
  perform app_private.stop_if_refused();
  perform app_private.record_participant(split_part(v_delivery.recipient, ':', 2), false);
  update app_public.deliveries d set status = v_to where d.id = $1;
  perform app_private.record_delivery_event(v_delivery, 'RECEIVER_UNKNOWN');
  perform app_private.deliver_as_preferred(coalesce(v_delivery.invoice_id, v_delivery.credit_note_id));
end;
$$;
comment on function app_private.record_unknown_receiver(uuid) is
'@performs deliveries reroute
Notes that the receiver of a sending as EHF is not registered, and sends the document by e-mail where there is an address. Safe to run twice.';
grant execute on function app_private.record_unknown_receiver(uuid) to app_worker;
