-- Credit notes of an invoice that is not shown to the team would reveal it, and agreement to the first wording covers
-- invoices alone. Locks as in show_invoices(); only immutable columns of the invoice are copied.
create or replace function app_private.show_credit_notes(profile_id uuid, shown_note_id uuid default null) returns void
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
begin
  perform from app_public.enrollments e where e.freelance_profile_id = profile_id and e.status <> 'ENDED' order by e.id for share;
  perform from app_public.credit_notes n join app_public.invoices i on i.id = n.invoice_id
  where n.freelance_profile_id = profile_id and n.published_at is not null and (shown_note_id is null or n.id = shown_note_id) and exists (
    select from app_public.enrollments e
    where e.freelance_profile_id = profile_id and e.status = 'APPROVED' and e.consent_version <> '2026-11' and i.published_at >= e.approved_at
  )
  order by n.id for share of n;
  insert into app_public.partnered_credit_notes as shown (
    account_id, partner_account_id, enrollment_id, credit_note_id, credit_note_status, credit_note_number, document_number,
    invoice_document_number, client_name, credited_on, published_at, currency, amount_minor, vat_minor
  )
  select
    e.account_id, e.partner_account_id, e.id, n.id, n.status, n.credit_note_number, n.document_number, i.document_number,
    app_private.invoices_client_name(i), n.credited_on, n.published_at, n.currency, n.amount_minor, n.vat_minor
  from app_public.enrollments e
    join app_public.invoices i on i.freelance_profile_id = e.freelance_profile_id and i.published_at >= e.approved_at
    join app_public.credit_notes n on n.invoice_id = i.id and n.published_at is not null
  where e.freelance_profile_id = profile_id and e.status = 'APPROVED' and e.consent_version <> '2026-11'
    and (shown_note_id is null or n.id = shown_note_id)
  on conflict (enrollment_id, credit_note_id) do update set credit_note_status = excluded.credit_note_status
  where shown.credit_note_status <> excluded.credit_note_status;
end;
$$;
comment on function app_private.show_credit_notes(uuid, uuid) is
  'Copies what the teams a profile is enrolled with may see of its credit notes, or of one of them, as they are now.';
