-- The rule of a line's kind names its tax-free rate. A recomputation passes the rate of that time, by its name:
-- mileage_tax_free is given as mileageTaxFreeUnitPrice.
create or replace function app_hidden.with_tax_free_prices(lines jsonb, given jsonb, on_day date) returns jsonb
language sql stable
as $$
  select coalesce(jsonb_agg(
    case when r.tax = 'ABOVE_RATE' then t.line || jsonb_build_object('taxFreeUnitPrice', coalesce(
      (t.line ->> 'taxFreeUnitPrice')::numeric,
      (given ->> (app_hidden.camel_case(r.tax_free_rate) || 'UnitPrice'))::numeric,
      app_hidden.rate(r.tax_free_rate, on_day)
    )) else t.line end
    order by t.place
  ), '[]')
  from jsonb_array_elements(lines) with ordinality as t (line, place)
  cross join lateral app_hidden.line_rule((t.line ->> 'lineType')::app_public.line_type) as r
$$;
comment on function app_hidden.with_tax_free_prices(jsonb, jsonb, date) is
  'The lines with the tax-free rate of each that is salary above one: its own, the one given, or that of the day.';
grant execute on function app_hidden.with_tax_free_prices(jsonb, jsonb, date) to app_user, app_operator, app_worker;
