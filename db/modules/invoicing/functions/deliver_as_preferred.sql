-- EHF goes to organisations that are registered to receive it, when the document can be sent so; the rest goes by e-mail. A
-- client that has no address for it, or wants none, gets nothing, and that is a row and not a silence.
create or replace function app_private.deliver_as_preferred(client_id uuid, invoice_id uuid, credit_note_id uuid) returns void
language plpgsql volatile
as $$
declare
  v_client app_public.clients;
  v_document jsonb := app_private.ehf_document($2, $3);
begin
  select c.* into v_client from app_public.clients c where c.id = client_id;
  if app_private.prefers_and_takes_ehf(v_client, v_document) and not exists (select from app_hidden.ehf_faults(v_document)) then
    perform app_private.create_delivery(invoice_id, credit_note_id, 'EHF', app_hidden.ehf_endpoint(v_document));
  elsif v_client.preferred_delivery_method <> 'NONE' and v_client.email is not null then
    perform app_private.create_delivery(invoice_id, credit_note_id, 'EMAIL', v_client.email::text);
  else
    perform app_private.note_undelivered(v_client.account_id, invoice_id, credit_note_id, v_client.preferred_delivery_method);
  end if;
end;
$$;
comment on function app_private.deliver_as_preferred(uuid, uuid, uuid) is
  'Sends a new document to its client as the client prefers and can receive it, or notes that it is not sent.';
