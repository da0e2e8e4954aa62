-- Records that nothing is sent: by the freelancer's choice, or as a failure to be resolved.
create or replace function app_private.note_undelivered(
  account_id uuid, invoice_id uuid, credit_note_id uuid, preferred app_public.delivery_method
) returns void
language plpgsql volatile
as $$
declare
  v_id uuid;
  v_is_chosen boolean := preferred = 'NONE';
  v_status app_public.delivery_status;
begin
  v_status := app_private.require_transition('deliveries', null, null, case when v_is_chosen then 'skip' else 'create' end);
  perform app_private.stop_if_refused();
  insert into app_public.deliveries (account_id, invoice_id, credit_note_id, channel, status)
  values ($1, $2, $3, case when v_is_chosen then 'NONE' else 'EMAIL' end::app_public.delivery_method, v_status)
  returning id into v_id;
  if not v_is_chosen then
    perform app_private.record_delivery_failure(v_id, null, 'NO_ADDRESS');
  end if;
end;
$$;
comment on function app_private.note_undelivered(uuid, uuid, uuid, app_public.delivery_method) is
  'Notes that a published document is not sent: SETTLED when the client wants none, else FAILED for want of an address.';
