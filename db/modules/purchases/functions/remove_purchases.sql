create or replace function app_private.remove_purchases(invoice_ids uuid[]) returns void
language sql volatile
set search_path to pg_catalog, public, pg_temp
as $$
  with removed as (
    delete from app_public.purchases p
    using app_private.invoice_documents d
    where p.invoice_id = any (invoice_ids) and d.invoice_id = p.invoice_id
      and p.account_id is distinct from app_private.invoice_buyer(d.payload)
    returning p.supplier_id
  )
  select app_private.sum_suppliers(array(select distinct r.supplier_id from removed r))
$$;
comment on function app_private.remove_purchases(uuid[]) is
  'Takes away the copies of invoices in accounts that are not verified any more with the number their documents name.';
