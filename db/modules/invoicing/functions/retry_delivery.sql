-- Mails to the client's current address, since the failed address is either corrected or still wrong. EHF goes to the
-- address in the document.
create or replace function app_public.retry_delivery(input jsonb) returns app_public.deliveries
language plpgsql volatile
as $$
declare
  v_delivery app_public.deliveries := app_private.close_delivery((input ->> 'id')::uuid, 'retry');
  v_document_id constant uuid := coalesce(v_delivery.invoice_id, v_delivery.credit_note_id);
  v_recipient text := (
    select c.email from app_private.documents o join app_public.clients c on c.id = o.client_id where o.id = v_document_id
  );
begin
  if v_delivery.channel = 'EHF' then
    v_recipient := v_delivery.recipient;
  elsif v_recipient is null then
    perform app_private.refuse('CLIENT_EMAIL_MISSING');
    perform app_private.stop_if_refused();
  end if;
  perform app_private.create_delivery(v_document_id, v_delivery.channel, v_recipient, v_delivery.is_reminder);
  return v_delivery;
end;
$$;
comment on function app_public.retry_delivery(jsonb) is
  E'@performs deliveries retry\nSends an invoice or a credit note again after a sending that failed, by the same channel; by e-mail to the '
  'address its client has now. Operators with REVIEW. Refuses INVALID_TRANSITION for what has not failed, CLIENT_EMAIL_MISSING.';
grant execute on function app_public.retry_delivery(jsonb) to app_operator;
