create or replace function app_hidden.invoice_lines_input(invoice_id uuid) returns jsonb
language sql stable
as $$
  -- A drive that is not accounted for is salary from the first krone, whatever the rate is.
  select coalesce(jsonb_agg(jsonb_build_object(
    'lineType', l.line_type, 'quantity', l.quantity, 'unitPrice', l.unit_price_minor, 'vatRate', l.vat_rate,
    'dietTaxableUnitPrice', l.diet_taxable_unit_price_minor,
    'dietNonTaxableUnitPrice', l.diet_non_taxable_unit_price_minor,
    'taxFreeUnitPrice', case when cardinality(app_hidden.travel_gaps(l)) > 0 then 0 end
  ) order by l.position), '[]')
  from app_public.invoice_lines l
  where l.invoice_id = $1
$$;
comment on function app_hidden.invoice_lines_input(uuid) is 'The lines of an invoice as compute_invoice() takes them, in order.';
grant execute on function app_hidden.invoice_lines_input(uuid) to app_user, app_operator, app_worker;
