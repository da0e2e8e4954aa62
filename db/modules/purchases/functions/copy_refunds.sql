create or replace function app_private.copy_refunds(invoice_ids uuid[]) returns void
language sql volatile
set search_path to pg_catalog, public, pg_temp
as $$
  insert into app_public.refunds as r (
    account_id, partner_account_id, credit_note_id, purchase_id, supplier_id, buyer_organization_number, credit_note_status,
    document_number, invoice_document_number, supplier_name, credited_on, published_at, resolved_at, currency, amount_minor, vat_minor
  )
  select
    p.account_id, n.account_id, n.id, p.id, p.supplier_id, p.buyer_organization_number, n.status,
    n.document_number, p.document_number, p.supplier_name, n.credited_on, n.published_at, n.resolved_at, n.currency, n.amount_minor,
    n.vat_minor
  from app_public.purchases p
    join app_public.credit_notes n on n.invoice_id = p.invoice_id and n.published_at is not null
  where p.invoice_id = any (invoice_ids)
  order by n.id
  on conflict (account_id, credit_note_id) do update
    set credit_note_status = excluded.credit_note_status, resolved_at = excluded.resolved_at
  where r.credit_note_status <> excluded.credit_note_status
$$;
comment on function app_private.copy_refunds(uuid[]) is
  'Copies what buyers may see of the published credit notes to invoices that are copied.';
