-- Only what the client has on paper, from the document as it was published, never where the money goes.
create or replace function app_private.draw_public_invoice(invoice app_public.invoices) returns app_public.public_invoice
language sql stable
as $$
  select row(
    invoice.document_number, invoice.status, d.payload #>> '{seller,name}', d.payload #>> '{seller,organizationNumber}',
    d.payload #>> '{freelancer,name}', d.payload #>> '{client,name}', (d.payload ->> 'language')::app_public.language,
    invoice.invoiced_on, invoice.due_on, invoice.amount_minor, invoice.vat_minor, invoice.total_minor, invoice.currency, invoice.kid,
    d.payload ->> 'accountNumber', d.payload ->> 'iban', app_private.draw_public_lines(d.payload -> 'lines'),
    invoice.pdf_document_id, invoice.status = 'RESOLVED', s.remaining_minor, app_public.invoices_is_overdue(invoice),
    app_public.accounts_theme(a), s.credited_minor, s.paid_minor, s.refund_minor, s.refunded_minor,
    app_private.delivered_ehf(invoice.id), app_public.invoices_public_path(invoice),
    coalesce(d.payload ->> 'buyerReference', d.payload #>> '{client,reference}'), d.payload ->> 'orderReference',
    app_private.draw_public_credit_notes(invoice.id), app_private.tagged_predicate_holds('awaitsBooking', invoice.id)
  )::app_public.public_invoice
  from app_public.invoices_settlement(invoice) s
    join app_private.invoice_documents d on d.invoice_id = invoice.id
    join app_public.accounts a on a.id = invoice.account_id
$$;
comment on function app_private.draw_public_invoice(app_public.invoices) is 'A published invoice as its client sees it.';
