-- Sends to the address the client has now: the one that failed is either mended or still wrong.
create or replace function app_public.retry_delivery(input jsonb) returns app_public.deliveries
language plpgsql volatile
as $$
declare
  v_delivery app_public.deliveries := app_private.close_delivery((input ->> 'id')::uuid, 'retry');
  v_invoice app_public.invoices;
  v_recipient text;
begin
  select i.* into v_invoice from app_public.invoices i where i.id = v_delivery.invoice_id;
  v_recipient := (select c.email from app_public.clients c where c.id = v_invoice.client_id);
  if v_recipient is null then
    perform app_private.refuse('CLIENT_EMAIL_MISSING');
    perform app_private.stop_if_refused();
  end if;
  perform app_private.create_delivery(v_invoice, 'EMAIL', v_recipient);
  return v_delivery;
end;
$$;
comment on function app_public.retry_delivery(jsonb) is
  E'@performs deliveries retry\nSends an invoice again after a sending that failed, to the address its client has '
  'now. Operators with REVIEW. Refuses INVALID_TRANSITION for what has not failed, CLIENT_EMAIL_MISSING.';
grant execute on function app_public.retry_delivery(jsonb) to app_operator;
