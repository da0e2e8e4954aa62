create or replace function app_private.draft_ehf_document(invoice app_public.invoices) returns jsonb
language sql stable
as $$
  select jsonb_build_object(
    'seller', app_hidden.invoice_seller(invoice.freelance_profile_id), 'currency', invoice.currency,
    'client', jsonb_build_object(
      'organizationNumber', c.org_number, 'address', app_hidden.address_json(c.address), 'reference', r.name
    ),
    'buyerReference', coalesce(invoice.buyer_reference, r.reference_number), 'orderReference', invoice.order_reference
  )
  from (select invoice.client_id, invoice.client_reference_person_id) i
    left join app_public.clients c on c.id = i.client_id
    left join app_public.reference_people r on r.id = i.client_reference_person_id
$$;
comment on function app_private.draft_ehf_document(app_public.invoices) is
  'Parties, references and currency of an invoice as in its document, in the shape that `ehf_faults` reads.';
grant execute on function app_private.draft_ehf_document(app_public.invoices) to app_user, app_operator;
