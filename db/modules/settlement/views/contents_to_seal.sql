-- One text form for sealing and for proving: ids, days and amounts in a fixed order, and no names, so that erasing a
-- person breaks no seal. The document of an invoice is bookkeeping and not erased.
create or replace view app_private.contents_to_seal (entity, entity_id, sealable_at, content_hash) with (security_invoker = true) as
  select 'journals', j.id, j.created_at, sha256(convert_to(jsonb_build_array(
    j.id, j.key, j.kind, j.occurred_on, j.original_on, j.description, j.invoice_id, j.credit_note_id, j.reverses_id,
    j.gross_salary_minor, j.created_by,
    (extract(epoch from j.created_at) * 1000000)::bigint, (
      select jsonb_agg(jsonb_build_array(e.finance_account_id, e.amount_minor) order by e.finance_account_id)
      from app_public.journal_entries e where e.journal_id = j.id
    )
  )::text, 'UTF8'))
  from app_public.journals j
  union all
  select 'invoices', i.id, i.published_at, sha256(convert_to(jsonb_build_array(
    i.id, i.account_id, i.freelance_profile_id, i.client_id, i.document_number, i.invoice_number, i.kid, i.currency, i.invoiced_on, i.due_on,
    i.amount_minor, i.vat_minor, i.platform_fee_amount_minor, i.employer_tax_amount_minor, i.salary_tax_amount_minor, i.gross_salary_minor,
    i.payout_amount_minor, (extract(epoch from i.published_at) * 1000000)::bigint, (
      select d.payload from app_private.invoice_documents d where d.invoice_id = i.id
    ), (
      select jsonb_agg(jsonb_build_array(l.id, l.position, l.line_type, l.quantity, l.vat_rate, l.amount_minor, l.vat_minor) order by l.position)
      from app_public.invoice_lines l where l.invoice_id = i.id
    )
  )::text, 'UTF8'))
  from app_public.invoices i
  where i.published_at is not null
  union all
  select 'credit_notes', n.id, n.published_at, sha256(convert_to(jsonb_build_array(
    n.id, n.account_id, n.invoice_id, n.freelance_profile_id, n.client_id, n.document_number, n.credit_note_number, n.currency, n.credited_on,
    n.amount_minor, n.vat_minor, n.platform_fee_amount_minor, n.employer_tax_amount_minor, n.salary_tax_amount_minor, n.gross_salary_minor,
    n.payout_amount_minor, (extract(epoch from n.published_at) * 1000000)::bigint, (
      select jsonb_agg(jsonb_build_array(l.id, l.position, l.invoice_line_id, l.quantity, l.amount_minor, l.vat_minor) order by l.position)
      from app_public.credit_note_lines l where l.credit_note_id = n.id
    )
  )::text, 'UTF8'))
  from app_public.credit_notes n
  where n.published_at is not null
  union all
  select 'invoice_pdfs', i.id, i.published_at, f.sha256
  from app_public.invoices i join app_public.files f on f.id = i.pdf_document_id
  where i.published_at is not null
  union all
  select 'credit_note_pdfs', n.id, n.published_at, f.sha256
  from app_public.credit_notes n join app_public.files f on f.id = n.pdf_document_id
  where n.published_at is not null;

revoke all on app_private.contents_to_seal from public, app_authenticator, app_visitor, app_user, app_operator, app_worker;

comment on view app_private.contents_to_seal is
  'The content to seal: every journal with its entries, every published document and its PDF, each as a hash of its '
  'immutable parts.';
