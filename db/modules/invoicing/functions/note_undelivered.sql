-- Records that nothing is sent: by the freelancer's choice, or as a failure to be resolved.
create or replace function app_private.note_undelivered(document_id uuid, preferred app_public.delivery_method) returns void
language plpgsql volatile
as $$
declare
  v_is_chosen constant boolean := preferred = 'NONE';
  v_status constant text := app_private.require_transition('deliveries', null, null, case when v_is_chosen then 'skip' else 'create' end);
  v_id uuid;
begin
  perform app_private.stop_if_refused();
  v_id := app_private.insert_delivery(document_id, jsonb_build_object('channel', case when v_is_chosen then 'NONE' else 'EMAIL' end, 'status', v_status));
  if not v_is_chosen then
    perform app_private.record_delivery_failure(v_id, null, 'NO_ADDRESS');
  end if;
end;
$$;
comment on function app_private.note_undelivered(uuid, app_public.delivery_method) is
  'Notes that a published document is not sent: SETTLED when the client wants none, else FAILED for want of an address.';
