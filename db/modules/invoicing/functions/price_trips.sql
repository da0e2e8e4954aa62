-- A line is quantity × price to the øre. So days that all give the same are counted, and a trip whose days differ is one piece.
create or replace function app_private.price_trips(invoice_id uuid) returns void
language sql volatile
as $$
  -- A line that has become of another kind is for no trip any more.
  update app_public.invoice_lines l set travel_report = null
  from app_public.line_rules r
  where l.invoice_id = $1 and not l.travel_report is null and r.line_type = l.line_type and not r.is_travel;

  update app_public.invoice_lines l
  set
    quantity = s.quantity, remaining_quantity = s.quantity,
    diet_taxable_unit_price_minor = case when s.is_known then s.taxable / s.parts end,
    diet_non_taxable_unit_price_minor = case when s.is_known then s.tax_free / s.parts end
  from app_public.invoice_lines t
    join app_public.line_rules r on r.line_type = t.line_type and r.is_travel and r.tax = 'TAXABLE_PART'
    cross join lateral (
      select
        case when n = 0 then null when is_same then n else 1 end as quantity, case when is_same then n else 1 end as parts,
        a.taxable, a.tax_free, a.is_known
      from (
        select
          count(*) as n, count(distinct (d.amount_minor, d.tax_free_minor)) = 1 as is_same, sum(d.amount_minor - d.tax_free_minor) as taxable,
          sum(d.tax_free_minor) as tax_free, bool_and(d.tax_free_minor is not null) as is_known
        from unnest(app_public.invoice_lines_travel_days(t)) d
      ) a
    ) s
  where t.invoice_id = price_trips.invoice_id and not t.travel_report is null and l.id = t.id
$$;
comment on function app_private.price_trips(uuid) is 'Sets quantity and price of the lines of a draft that are computed from a trip.';
