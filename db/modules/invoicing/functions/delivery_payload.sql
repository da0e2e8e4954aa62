-- Definer because the worker holds no table.
create or replace function app_private.delivery_payload(delivery_id uuid) returns jsonb
language sql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select jsonb_build_object(
    'id', d.id, 'channel', d.channel, 'recipient', d.recipient, 'status', d.status,
    'isReminder', d.is_reminder, 'isReminderOff', app_private.is_reminder_off(d), 'isToBeDelivered', app_private.is_to_be_delivered(d),
    'attemptedAt', d.attempted_at, 'messageId', d.message_id, 'handedOverAt', d.handed_over_at,
    'ehfKey', (select f.storage_key from app_public.files f where f.id = d.ehf_document_id),
    'hasSeriesGap', d.channel = 'EHF' and app_private.has_series_gap(coalesce(d.invoice_id, d.credit_note_id)),
    'vatRates', to_jsonb(app_hidden.vat_rates(i.invoiced_on)),
    'receipts', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'filename', f.filename, 'contentType', f.content_type, 'byteSize', f.byte_size, 'storageKey', f.storage_key
      ) order by r.created_at, r.id), '[]')
      from app_public.receipts r join app_public.files f on f.id = r.file_id
      where r.invoice_id = d.invoice_id and d.channel = 'EHF'
    ),
    'document', coalesce(app_private.invoice_payload(d.invoice_id), app_private.credit_note_payload(d.credit_note_id))
  )
  from app_public.deliveries d
    left join app_public.credit_notes n on n.id = d.credit_note_id
    join app_public.invoices i on i.id = coalesce(d.invoice_id, n.invoice_id)
  where d.id = $1
$$;
comment on function app_private.delivery_payload(uuid) is
  'A delivery of an invoice or a credit note with the data of its message; null when there is none.';
grant execute on function app_private.delivery_payload(uuid) to app_worker;
