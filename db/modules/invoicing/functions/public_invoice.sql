-- Definer because the reader is nobody: the token in the link is the key. Only what the client has
-- on paper is shown, from the document as it was published, never where the money goes.
create or replace function app_public.public_invoice(token text) returns app_public.public_invoice
language sql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select
    i.document_number, i.status, d.payload #>> '{seller,name}', d.payload #>> '{seller,organizationNumber}',
    d.payload #>> '{freelancer,name}', d.payload #>> '{client,name}', (d.payload ->> 'language')::app_public.language,
    i.invoiced_on, i.due_on, i.amount_minor, i.vat_minor, i.total_minor, i.currency, i.kid,
    d.payload ->> 'accountNumber', d.payload ->> 'iban',
    array(
      select row(
        l ->> 'description', (l ->> 'lineType')::app_public.line_type, (l ->> 'quantity')::numeric,
        (l ->> 'unitPrice')::bigint, (l ->> 'amount')::bigint, (l ->> 'vatRate')::numeric, (l ->> 'vat')::bigint
      )::app_public.public_invoice_line
      from jsonb_array_elements(d.payload -> 'lines') as l
    ),
    i.pdf_document_id, i.status = 'RESOLVED'
  from app_public.invoices i join app_private.invoice_documents d on d.invoice_id = i.id
  where i.public_token = token and i.status in ('PUBLISHED', 'RESOLVED', 'NULLIFIED')
$$;
comment on function app_public.public_invoice(text) is
  'The invoice behind a public link, as the client sees it. Null for an unknown token.';
grant execute on function app_public.public_invoice(text) to app_visitor, app_user;
