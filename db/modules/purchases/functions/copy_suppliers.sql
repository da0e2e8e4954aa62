-- Locks suppliers that are there as well, changed or not, so that their sums are added up by one copy after the other. An older document
-- does not change their name.
create or replace function app_private.copy_suppliers(invoice_ids uuid[]) returns void
language sql volatile
set search_path to pg_catalog, public, pg_temp
as $$
  insert into app_public.suppliers as s (
    account_id, partner_account_id, freelance_profile_id, buyer_organization_number, name, organization_number, last_invoiced_on
  )
  select distinct on (b.account_id, i.freelance_profile_id)
    b.account_id, i.account_id, i.freelance_profile_id, d.payload #>> '{client,organizationNumber}',
    app_private.supplier_name(d.payload),
    case when (d.payload #>> '{seller,isFreelancer}')::boolean then d.payload #>> '{seller,organizationNumber}' end,
    i.invoiced_on
  from app_public.invoices i
    join app_private.invoice_documents d on d.invoice_id = i.id
    cross join lateral (select app_private.invoice_buyer(d.payload) as account_id) b
  where i.id = any (invoice_ids) and i.published_at is not null and b.account_id is not null
  order by b.account_id, i.freelance_profile_id, i.invoiced_on desc, i.published_at desc
  on conflict (account_id, freelance_profile_id, buyer_organization_number) do update
    set name = excluded.name, organization_number = excluded.organization_number
  where (s.last_invoiced_on is null or s.last_invoiced_on <= excluded.last_invoiced_on)
    and (s.name, s.organization_number) is distinct from (excluded.name, excluded.organization_number)
$$;
comment on function app_private.copy_suppliers(uuid[]) is
  'Writes the profiles of invoices as suppliers of the teams that the invoices are to, called as on their newest document, and locks them.';
