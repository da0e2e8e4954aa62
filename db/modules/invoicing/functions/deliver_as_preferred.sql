-- EHF goes to organisations that are registered to receive it, when the document can be sent so; the rest goes by e-mail. A
-- client that has no address for it, or wants none, gets nothing, which is recorded as a row.
create or replace function app_private.deliver_as_preferred(document_id uuid) returns void
language plpgsql volatile
as $$
declare
  v_client app_public.clients := (
    select c from app_private.documents o join app_public.clients c on c.id = o.client_id where o.id = document_id
  );
  v_ehf constant jsonb := app_private.ehf_document(document_id);
  v_is_unwanted constant boolean := coalesce(v_client.preferred_delivery_method = 'NONE', false);
  v_status text;
  v_id uuid;
begin
  if app_private.prefers_and_takes_ehf(v_client, v_ehf) and not exists (select from app_hidden.ehf_faults(v_ehf)) then
    perform app_private.create_delivery(document_id, 'EHF', app_hidden.ehf_endpoint(v_ehf));
  elsif not v_is_unwanted and v_client.email is not null then
    perform app_private.create_delivery(document_id, 'EMAIL', v_client.email::text);
  else
    v_status := app_private.require_transition('deliveries', null, null, case when v_is_unwanted then 'skip' else 'create' end);
    perform app_private.stop_if_refused();
    v_id := app_private.insert_delivery(document_id, jsonb_build_object('channel', case when v_is_unwanted then 'NONE' else 'EMAIL' end, 'status', v_status));
    if not v_is_unwanted then
      perform app_private.record_delivery_failure(v_id, null, 'NO_ADDRESS');
    end if;
  end if;
end;
$$;
comment on function app_private.deliver_as_preferred(uuid) is
  'Sends a new document to its client as the client prefers and can receive it, or notes that it is not sent: SETTLED when the client wants '
  'none, else FAILED for want of an address.';
