create or replace function app_private.insert_invoice_lines(
  invoice app_public.invoices, lines jsonb, first_position int
) returns void
language sql volatile
as $$
  insert into app_public.invoice_lines (
    account_id, invoice_id, position, line_type, description, occupation_code_id, quantity, remaining_quantity,
    unit_price_minor, diet_taxable_unit_price_minor, diet_non_taxable_unit_price_minor, address_from, address_to,
    vat_rate, work_report, travel_report, dependent_on_position, collapsed
  )
  select
    invoice.account_id, invoice.id, first_position + t.place - 1, (t.line ->> 'lineType')::app_public.line_type,
    app_hidden.text_at(t.line, 'description'), (t.line ->> 'occupationCodeId')::uuid,
    trim_scale((t.line ->> 'quantity')::numeric), trim_scale((t.line ->> 'quantity')::numeric),
    (t.line ->> 'unitPrice')::bigint, (t.line ->> 'dietTaxableUnitPrice')::bigint,
    (t.line ->> 'dietNonTaxableUnitPrice')::bigint,
    app_hidden.text_at(t.line, 'addressFrom'), app_hidden.text_at(t.line, 'addressTo'),
    trim_scale((t.line ->> 'vatRate')::numeric), app_hidden.work_report(t.line -> 'workReport'),
    app_hidden.travel_report(t.line -> 'travelReport'),
    (t.line ->> 'dependentOnPosition')::int, coalesce((t.line ->> 'collapsed')::boolean, false)
  from jsonb_array_elements(lines) with ordinality as t (line, place)
$$;
comment on function app_private.insert_invoice_lines(app_public.invoices, jsonb, int) is
  'Adds lines to a draft from the given position on. The caller recomputes afterwards.';
grant execute on function app_private.insert_invoice_lines(app_public.invoices, jsonb, int) to app_user;
