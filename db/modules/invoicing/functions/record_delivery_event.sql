create or replace function app_private.record_delivery_event(delivery app_public.deliveries, event_type text, data jsonb default '{}') returns void
language sql volatile
as $$
  select app_private.record_document_event(
    coalesce(delivery.invoice_id, delivery.credit_note_id), event_type,
    jsonb_build_object('channel', delivery.channel, 'recipient', delivery.recipient) || data
  )
$$;
comment on function app_private.record_delivery_event(app_public.deliveries, text, jsonb) is
  'Writes an event of a delivery to its document: with the channel, the recipient and further data.';
