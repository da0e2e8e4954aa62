-- The content of an invoice document, in one object, made once at submission. All keys are always present; unknown
-- values are null. Numbers, keys and delivery addresses are read separately.
create or replace function app_private.draw_invoice(invoice app_public.invoices) returns jsonb
language plpgsql stable
as $$
declare
  v_client app_public.clients;
  v_profile app_public.freelance_profiles;
  v_settings app_public.invoicing_settings;
  v_receiver app_public.reference_people;
  v_sender app_public.reference_people;
  v_language app_public.language;
  v_seller jsonb := app_hidden.invoice_seller(invoice.freelance_profile_id);
  v_freelancer jsonb := app_private.draw_freelancer(invoice.account_id, invoice.created_by, invoice.freelance_profile_id);
begin
  select c.* into v_client from app_public.clients c where c.id = invoice.client_id;
  select p.* into v_profile from app_public.freelance_profiles p where p.id = invoice.freelance_profile_id;
  select s.* into v_settings from app_public.invoicing_settings s;
  select r.* into v_receiver from app_public.reference_people r where r.id = invoice.client_reference_person_id;
  select r.* into v_sender from app_public.reference_people r where r.id = invoice.sender_reference_person_id;
  v_language := coalesce(v_client.language, 'NB');

  return jsonb_build_object(
    'id', invoice.id, 'accountId', invoice.account_id, 'language', v_language,
    'invoicedOn', invoice.invoiced_on, 'dueOn', invoice.due_on, 'currency', invoice.currency,
    'seller', v_seller, 'freelancer', v_freelancer - array['email', 'language'],
    'client', jsonb_build_object(
      'name', v_client.name, 'organizationNumber', v_client.org_number,
      'address', app_hidden.address_json(v_client.address), 'reference', v_receiver.name
    ),
    'lines', app_private.draw_lines(invoice.id, v_language),
    'vatGroups', (
      select coalesce(jsonb_agg(jsonb_build_object('rate', g.rate, 'base', g.base, 'vat', g.vat) order by g.rate desc), '[]')
      from (
        select coalesce(l.vat_rate, 0) as rate, sum(l.amount_minor) as base, sum(l.vat_minor) as vat
        from app_public.invoice_lines l where l.invoice_id = invoice.id group by 1
      ) as g
    ),
    'amount', invoice.amount_minor, 'vat', invoice.vat_minor, 'total', invoice.total_minor,
    'accountNumber', v_settings.account_number,
    'iban', app_hidden.iban(v_settings.account_number), 'bic', v_settings.bic,
    'buyerReference', coalesce(invoice.buyer_reference, v_receiver.reference_number),
    'senderReference', v_sender.name, 'orderReference', invoice.order_reference,
    'note', app_hidden.invoice_note(v_seller, v_freelancer ->> 'name', v_settings.company_name, v_language)
  ) || app_private.draw_period(invoice) || jsonb_build_object('breakdown', app_private.draw_breakdown(invoice));
end;
$$;
comment on function app_private.draw_invoice(app_public.invoices) is
  'The content of an invoice''s document, from the rows as they are now; without number, KID and link.';
