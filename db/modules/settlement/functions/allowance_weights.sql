-- The a-melding reports taxed and tax-free allowances apart, each with its days or kilometres, and the slip stores both.
create or replace function app_private.allowance_weights(invoice_id uuid)
returns table (kind text, untaxed bigint, untaxed_quantity numeric, taxed bigint, taxed_quantity numeric)
language sql stable
as $$
  select
    case r.tax when 'WHOLE' then 'FEE' when 'NONE' then 'EXPENSE' when 'TAXABLE_PART' then app_private.diet_kind(l) else 'MILEAGE' end,
    sum(c.amount - c.taxable)::bigint,
    -- A line that is taxed wholly has no tax-free kilometres or days.
    coalesce(sum(q.quantity) filter (where c.amount > c.taxable), 0),
    sum(c.taxable)::bigint,
    coalesce(sum(q.quantity) filter (where c.taxable > 0), 0)
  from app_public.invoice_lines l
    cross join lateral app_hidden.line_rule(l.line_type) r
    cross join lateral app_hidden.compute_lines(jsonb_build_array(jsonb_build_object(
      'lineType', l.line_type, 'quantity', l.quantity, 'unitPrice', l.unit_price_minor,
      'dietTaxableUnitPrice', l.diet_taxable_unit_price_minor, 'dietNonTaxableUnitPrice', l.diet_non_taxable_unit_price_minor,
      'taxFreeUnitPrice', l.tax_free_unit_price_minor
    ))) c
    cross join lateral (
      select case
        when r.tax = 'TAXABLE_PART' and not l.travel_report is null then (select count(*) from app_hidden.travel_periods(l.travel_report))
        else l.quantity
      end as quantity
    ) q
  where l.invoice_id = allowance_weights.invoice_id
  group by 1
  order by 1
$$;
comment on function app_private.allowance_weights(uuid) is
  'The untaxed and the taxed part of an invoice by kind of income, diet by lodging, each with its kilometres or days. FEE is all that is no allowance.';
