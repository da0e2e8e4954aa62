-- The caller has locked the document by its invoice and collected refusals of its own.
create or replace function app_private.send_document(
  document anyelement, channel app_public.delivery_method, is_reminder boolean default false
) returns anyelement
language plpgsql volatile
as $$
declare
  v_is_invoice constant boolean := pg_typeof(document) = 'app_public.invoices'::regtype;
  v_invoice_id constant uuid := case when v_is_invoice then document.id end;
  v_credit_note_id constant uuid := case when not v_is_invoice then document.id end;
  v_recipient constant text := case channel
    when 'EHF' then app_private.require_ehf_recipient(document.client_id, v_invoice_id, v_credit_note_id)
    else app_private.require_recipient(document.client_id, v_invoice_id, v_credit_note_id)
  end;
  v_data constant jsonb := jsonb_build_object('channel', channel, 'recipient', v_recipient);
begin
  perform app_private.stop_if_refused();
  perform app_private.create_delivery(v_invoice_id, v_credit_note_id, channel, v_recipient, is_reminder);
  if v_is_invoice then
    perform app_private.record_event('invoices', document.id, document.account_id, 'SENDING', document.status::text, v_data);
  else
    perform app_private.record_event('credit_notes', document.id, document.account_id, 'SENDING', document.status::text, v_data);
  end if;
  return document;
end;
$$;
comment on function app_private.send_document(anyelement, app_public.delivery_method, boolean) is
  'Sends an invoice or a credit note to its client by a channel, and records the delivery. Stops with earlier '
  'refusals, and as `require_recipient` and `require_ehf_recipient` refuse.';
grant execute on function app_private.send_document(anyelement, app_public.delivery_method, boolean) to app_user;
