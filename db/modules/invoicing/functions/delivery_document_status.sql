create or replace function app_private.delivery_document_status(delivery app_public.deliveries) returns text
language sql stable
as $$
  select coalesce(
    (select i.status::text from app_public.invoices i where i.id = delivery.invoice_id),
    (select n.status::text from app_public.credit_notes n where n.id = delivery.credit_note_id)
  )
$$;
comment on function app_private.delivery_document_status(app_public.deliveries) is
  'The status of a delivery''s invoice or credit note.';
