create or replace function app_private.update_refund_status(invoice_id uuid) returns void
language sql volatile
as $$
  update app_public.invoices i
  set refund_status = case
    when n.is_pending then 'PENDING'
    when not n.is_published then 'NO'
    when i.remaining_amount_minor + i.remaining_vat_minor = 0 then 'FULL'
    else 'PARTIAL'
  end::app_public.refund_status
  from (
    select
      coalesce(bool_or(c.status in ('SUBMITTED', 'APPROVED')), false) as is_pending,
      coalesce(bool_or(c.status in ('PUBLISHED', 'RESOLVED')), false) as is_published
    from app_public.credit_notes c where c.invoice_id = $1
  ) n
  where i.id = $1
$$;
comment on function app_private.update_refund_status(uuid) is
  'Updates the refund status of an invoice: PENDING while a credit note is not yet published, FULL when nothing '
  'remains.';
