-- Enrolments and their shared rows are locked while they are read: an approval, an end or a payment at the same moment
-- is either seen here or followed by its own job, so that no row is missed and no copy is stale. The lock order is
-- enrolments, invoices, credit notes; only shared rows are locked.
create or replace function app_private.show_invoices(profile_id uuid, shown_invoice_id uuid default null) returns void
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
begin
  perform from app_public.enrollments e where e.freelance_profile_id = profile_id and e.status <> 'ENDED' order by e.id for share;
  perform from app_public.invoices i
  where i.freelance_profile_id = profile_id and (shown_invoice_id is null or i.id = shown_invoice_id) and exists (
    select from app_public.enrollments e
    where e.freelance_profile_id = profile_id and e.status = 'APPROVED' and i.published_at >= e.approved_at
  )
  order by i.id for share;
  insert into app_public.partnered_invoices as shown (
    account_id, partner_account_id, enrollment_id, invoice_id, invoice_status, invoice_number, document_number, client_name,
    invoiced_on, due_on, published_at, currency, amount_minor, vat_minor
  )
  select
    e.account_id, e.partner_account_id, e.id, i.id, i.status, i.invoice_number, i.document_number,
    app_private.invoices_client_name(i), i.invoiced_on, i.due_on, i.published_at, i.currency, i.amount_minor, i.vat_minor
  from app_public.enrollments e
    join app_public.invoices i on i.freelance_profile_id = e.freelance_profile_id and i.published_at >= e.approved_at
  where e.freelance_profile_id = profile_id and e.status = 'APPROVED' and (shown_invoice_id is null or i.id = shown_invoice_id)
  on conflict (enrollment_id, invoice_id) do update set invoice_status = excluded.invoice_status
  where shown.invoice_status <> excluded.invoice_status;
end;
$$;
comment on function app_private.show_invoices(uuid, uuid) is
  'Copies what the teams a profile is enrolled with may see of its invoices, or of one of them, as they are now.';
