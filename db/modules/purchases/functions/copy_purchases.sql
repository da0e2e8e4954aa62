-- The invoices are locked while they are read: a payment or a credit note at the same moment is either seen here or
-- followed by its own job, so that no copy is missed or stale. Invoices are locked before suppliers.
create or replace function app_private.copy_purchases(invoice_ids uuid[]) returns void
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
begin
  perform from app_public.invoices i where i.id = any (invoice_ids) order by i.id for no key update;
  perform app_private.remove_purchases(invoice_ids);
  perform app_private.copy_suppliers(invoice_ids);
  insert into app_public.purchases as p (
    account_id, partner_account_id, invoice_id, supplier_id, buyer_organization_number, invoice_status, payment_status,
    document_number, supplier_name, buyer_reference, order_reference, account_number, kid, invoiced_on, due_on, published_at,
    resolved_at, currency, amount_minor, vat_minor, credited_minor, paid_minor, remaining_minor
  )
  select
    s.account_id, i.account_id, i.id, s.id, s.buyer_organization_number, i.status, app_public.invoices_payment_status(i),
    i.document_number, app_private.supplier_name(d.payload), d.payload ->> 'buyerReference', d.payload ->> 'orderReference',
    d.payload ->> 'accountNumber', i.kid, i.invoiced_on, i.due_on, i.published_at,
    i.resolved_at, i.currency, i.amount_minor, i.vat_minor, m.credited_minor, m.paid_minor, m.remaining_minor
  from app_public.invoices i
    join app_private.invoice_documents d on d.invoice_id = i.id
    join app_public.suppliers s on s.account_id = app_private.invoice_buyer(d.payload)
      and s.freelance_profile_id = i.freelance_profile_id
      and s.buyer_organization_number = d.payload #>> '{client,organizationNumber}'
    cross join lateral app_public.invoices_settlement(i) m
  where i.id = any (invoice_ids) and i.published_at is not null
  order by i.id
  on conflict (account_id, invoice_id) do update set
    invoice_status = excluded.invoice_status, payment_status = excluded.payment_status, resolved_at = excluded.resolved_at,
    credited_minor = excluded.credited_minor, paid_minor = excluded.paid_minor, remaining_minor = excluded.remaining_minor
  where (p.invoice_status, p.payment_status, p.resolved_at, p.credited_minor, p.paid_minor, p.remaining_minor) is distinct from (
    excluded.invoice_status, excluded.payment_status, excluded.resolved_at, excluded.credited_minor, excluded.paid_minor,
    excluded.remaining_minor
  );
  perform app_private.copy_refunds(invoice_ids);
  perform app_private.sum_suppliers(array(
    select distinct p.supplier_id from app_public.purchases p where p.invoice_id = any (invoice_ids)
  ));
end;
$$;
comment on function app_private.copy_purchases(uuid[]) is
  'Copies what the teams that invoices are to may see of them and of their credit notes, as they are now.';
