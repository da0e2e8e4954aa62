create or replace function app_private.untaxed_weights(invoice_id uuid)
returns table (kind text, amount bigint, quantity numeric)
language sql stable
as $$
  select
    case r.tax when 'NONE' then 'EXPENSE' when 'TAXABLE_PART' then 'DIET' else 'MILEAGE' end,
    sum(c.amount - c.taxable)::bigint, sum(l.quantity)
  from app_public.invoice_lines l
    cross join lateral app_hidden.line_rule(l.line_type) r
    cross join lateral app_hidden.compute_lines(jsonb_build_array(jsonb_build_object(
      'lineType', l.line_type, 'quantity', l.quantity, 'unitPrice', l.unit_price_minor,
      'dietTaxableUnitPrice', l.diet_taxable_unit_price_minor, 'dietNonTaxableUnitPrice', l.diet_non_taxable_unit_price_minor,
      'taxFreeUnitPrice', l.tax_free_unit_price_minor
    ))) c
  where l.invoice_id = untaxed_weights.invoice_id and r.tax <> 'WHOLE'
  group by 1
  having sum(c.amount - c.taxable) > 0
  order by 1
$$;
comment on function app_private.untaxed_weights(uuid) is
  'The untaxed part of an invoice by kind of allowance, with its kilometres or days.';
