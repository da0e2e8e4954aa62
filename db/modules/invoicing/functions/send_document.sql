-- The caller has locked the document by its invoice and collected refusals of its own.
create or replace function app_private.send_document(
  document anyelement, channel app_public.delivery_method, is_reminder boolean default false
) returns anyelement
language plpgsql volatile
as $$
declare
  v_recipient constant text := case channel
    when 'EHF' then app_private.require_ehf_recipient(document.client_id, document.id)
    else app_private.require_recipient(document.client_id, document.id)
  end;
begin
  perform app_private.stop_if_refused();
  perform app_private.create_delivery(document.id, channel, v_recipient, is_reminder);
  perform app_private.record_document_event(document.id, 'SENDING', jsonb_build_object('channel', channel, 'recipient', v_recipient));
  return document;
end;
$$;
comment on function app_private.send_document(anyelement, app_public.delivery_method, boolean) is
  'Sends an invoice or a credit note to its client by a channel, and records the delivery. Stops with earlier '
  'refusals, and as `require_recipient` and `require_ehf_recipient` refuse.';
grant execute on function app_private.send_document(anyelement, app_public.delivery_method, boolean) to app_user;
