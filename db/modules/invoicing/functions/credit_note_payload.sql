-- Definer because the worker has no grants on tables. Seller, client and lines come from the invoice's document, which
-- the note reverses, and not from later rows.
create or replace function app_private.credit_note_payload(credit_note_id uuid) returns jsonb
language sql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select app_private.invoice_payload(n.invoice_id)
    - array['dueOn', 'kid', 'accountNumber', 'iban', 'bic', 'note', 'breakdown', 'settlement'] || jsonb_build_object(
    'id', n.id, 'documentNumber', n.document_number, 'invoicedOn', n.credited_on, 'status', n.status, 'note', n.reason,
    'credits', jsonb_build_object('documentNumber', i.document_number, 'invoicedOn', i.invoiced_on, 'isPaid', i.resolved_at is not null),
    'lines', (
      select jsonb_agg(
        -- The days of a trip are those of the whole line, of which less may be credited.
        p.line - array['travel'] || jsonb_build_object('quantity', l.quantity, 'amount', l.amount_minor, 'vat', l.vat_minor) order by l.position
      )
      from app_public.credit_note_lines l
        join jsonb_array_elements(d.payload -> 'lines') as p (line) on (p.line ->> 'position')::int = l.position
      where l.credit_note_id = n.id
    ),
    'vatGroups', (
      select jsonb_agg(jsonb_build_object('rate', g.rate, 'base', g.base, 'vat', g.vat) order by g.rate desc)
      from (
        select coalesce(o.vat_rate, 0) as rate, sum(l.amount_minor) as base, sum(l.vat_minor) as vat
        from app_public.credit_note_lines l join app_public.invoice_lines o on o.id = l.invoice_line_id
        where l.credit_note_id = n.id group by 1
      ) as g
    ),
    'amount', n.amount_minor, 'vat', n.vat_minor, 'total', n.total_minor,
    'pdf', case when f.id is not null then
      jsonb_build_object('fileId', f.id, 'filename', f.filename, 'storageKey', f.storage_key)
    end
  )
  from app_public.credit_notes n
    join app_public.invoices i on i.id = n.invoice_id
    join app_private.invoice_documents d on d.invoice_id = n.invoice_id
    left join app_public.files f on f.id = n.pdf_document_id
  where n.id = $1 and n.published_at is not null
$$;
comment on function app_private.credit_note_payload(uuid) is
  'Everything the PDF and the mail need of a published credit note: the fields of an invoice''s payload, and the '
  'credited invoice. Amounts in minor units.';
grant execute on function app_private.credit_note_payload(uuid) to app_worker;
