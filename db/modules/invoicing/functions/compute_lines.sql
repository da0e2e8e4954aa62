-- What each line comes to. A line that lacks what it is computed from counts as 0, so that a draft
-- has totals from its first line on.
create or replace function app_hidden.compute_lines(lines jsonb, mileage_tax_free_unit_price numeric)
returns table (place bigint, vat_rate numeric, amount numeric, taxable numeric)
language sql immutable
as $$
  select
    l.place,
    coalesce(l.vat_rate, 0),
    coalesce(round(l.quantity * l.unit_price), 0),
    coalesce(case l.line_type
      when 'EXPENSE' then 0
      when 'DIET' then round(l.quantity * l.diet_taxable)
      when 'MILEAGE' then round(l.quantity * l.unit_price) - round(l.quantity * least(l.unit_price, mileage_tax_free_unit_price))
      else round(l.quantity * l.unit_price)
    end, 0)
  from (
    select
      t.place,
      t.line ->> 'lineType' as line_type,
      (t.line ->> 'quantity')::numeric as quantity,
      (t.line ->> 'vatRate')::numeric as vat_rate,
      coalesce((t.line ->> 'dietTaxableUnitPrice')::numeric, 0) as diet_taxable,
      case t.line ->> 'lineType'
        when 'DIET' then
          coalesce((t.line ->> 'dietTaxableUnitPrice')::numeric, 0) + coalesce((t.line ->> 'dietNonTaxableUnitPrice')::numeric, 0)
        else (t.line ->> 'unitPrice')::numeric
      end as unit_price
    from jsonb_array_elements(lines) with ordinality as t (line, place)
  ) as l
$$;
comment on function app_hidden.compute_lines(jsonb, numeric) is
  'Amount and taxable part of each line in minor units, by its place counted from 1. Incomplete lines count as 0.';
grant execute on function app_hidden.compute_lines(jsonb, numeric) to app_user, app_operator, app_worker;
