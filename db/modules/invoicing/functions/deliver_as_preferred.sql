-- Until EHF exists, who prefers it gets e-mail; who has no address for it, or wants none, gets nothing, and that is a row
-- and not a silence.
create or replace function app_private.deliver_as_preferred(client_id uuid, invoice_id uuid, credit_note_id uuid) returns void
language plpgsql volatile
as $$
declare
  v_client app_public.clients;
begin
  select c.* into v_client from app_public.clients c where c.id = client_id;
  if v_client.preferred_delivery_method <> 'NONE' and v_client.email is not null then
    perform app_private.create_delivery(invoice_id, credit_note_id, 'EMAIL', v_client.email::text);
  else
    perform app_private.note_undelivered(v_client.account_id, invoice_id, credit_note_id, v_client.preferred_delivery_method);
  end if;
end;
$$;
comment on function app_private.deliver_as_preferred(uuid, uuid, uuid) is
  'Sends a new document to its client as the client prefers, or notes that it is not sent.';
