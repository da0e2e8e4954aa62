-- The amounts of each line. A line that lacks a value for its computation counts as 0, so that a draft has totals from
-- its first line on.
create or replace function app_hidden.compute_lines(lines jsonb)
returns table (place bigint, vat_rate numeric, amount numeric, taxable numeric)
language sql stable
as $$
  select
    l.place,
    coalesce(l.vat_rate, 0),
    coalesce(round(l.quantity * l.unit_price), 0),
    coalesce(case l.tax
      when 'WHOLE' then round(l.quantity * l.unit_price)
      when 'NONE' then 0
      when 'TAXABLE_PART' then round(l.quantity * l.taxable_price)
      when 'ABOVE_RATE' then round(l.quantity * l.unit_price) - round(l.quantity * least(l.unit_price, l.tax_free_price))
    end, 0)
  from (
    select
      t.place,
      r.tax,
      (t.line ->> 'quantity')::numeric as quantity,
      (t.line ->> 'vatRate')::numeric as vat_rate,
      (t.line ->> 'taxFreeUnitPrice')::numeric as tax_free_price,
      parts.taxable as taxable_price,
      case r.tax when 'TAXABLE_PART' then parts.taxable + parts.tax_free else (t.line ->> 'unitPrice')::numeric end as unit_price
    from jsonb_array_elements(lines) with ordinality as t (line, place)
    cross join lateral app_hidden.line_rule((t.line ->> 'lineType')::app_public.line_type) as r
    cross join lateral (select
      coalesce((t.line ->> 'dietTaxableUnitPrice')::numeric, 0) as taxable,
      coalesce((t.line ->> 'dietNonTaxableUnitPrice')::numeric, 0) as tax_free
    ) as parts
  ) as l
$$;
comment on function app_hidden.compute_lines(jsonb) is
  'Amount and taxable part of each line in minor units, by its place counted from 1. Incomplete lines count as 0. '
  'Lines that are salary above a rate have that rate in taxFreeUnitPrice.';
grant execute on function app_hidden.compute_lines(jsonb) to app_user, app_operator, app_worker;
