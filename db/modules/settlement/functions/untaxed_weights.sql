create or replace function app_private.untaxed_weights(invoice_id uuid)
returns table (kind text, amount bigint, quantity numeric)
language sql stable
as $$
  select
    case r.tax when 'NONE' then 'EXPENSE' when 'TAXABLE_PART' then app_private.diet_kind(l) else 'MILEAGE' end,
    sum(c.amount - c.taxable)::bigint,
    sum(case
      when r.tax = 'TAXABLE_PART' and not l.travel_report is null then (select count(*) from app_hidden.travel_periods(l.travel_report))
      else l.quantity
    end)
  from app_public.invoice_lines l
    cross join lateral app_hidden.line_rule(l.line_type) r
    cross join lateral app_hidden.compute_lines(jsonb_build_array(jsonb_build_object(
      'lineType', l.line_type, 'quantity', l.quantity, 'unitPrice', l.unit_price_minor,
      'dietTaxableUnitPrice', l.diet_taxable_unit_price_minor, 'dietNonTaxableUnitPrice', l.diet_non_taxable_unit_price_minor,
      'taxFreeUnitPrice', l.tax_free_unit_price_minor
    ))) c
  -- A line that is taxed wholly adds none of its kilometres or days either.
  where l.invoice_id = untaxed_weights.invoice_id and c.amount > c.taxable
  group by 1
  order by 1
$$;
comment on function app_private.untaxed_weights(uuid) is
  'The untaxed part of an invoice by kind of allowance, diet by lodging, with its kilometres or days.';
