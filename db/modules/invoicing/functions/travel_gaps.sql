-- The rules of the tax authority on travel claims (skattebetalingsforskriften § 5-6-12): without purpose, places and times nothing is
-- tax free; without the name of the lodging no more than with a kitchen.
create or replace function app_hidden.travel_gaps(line app_public.invoice_lines) returns text[]
language sql stable
as $$
  select coalesce(array_agg(g.field order by g.place), '{}')
  from app_hidden.line_rule((line).line_type) r
    cross join lateral (values
      (1, 'travelReport.purpose', ((line).travel_report).purpose is null),
      (2, 'addressFrom', (line).address_from is null),
      (3, 'addressTo', (line).address_to is null),
      (4, 'travelReport.startDate', r.tax = 'ABOVE_RATE' and ((line).travel_report).start_date is null),
      (5, 'travelReport.lodging', r.tax = 'TAXABLE_PART' and ((line).travel_report).lodging is null
        and app_hidden.travel_length((line).travel_report) > interval '24 hours'),
      (6, 'travelReport.lodgingName', r.tax = 'TAXABLE_PART' and ((line).travel_report).lodging in ('HOTEL', 'WITHOUT_COOKING')
        and ((line).travel_report).lodging_name is null)
    ) g (place, field, is_missing)
  where not (line).travel_report is null and r.is_travel and g.is_missing
$$;
comment on function app_hidden.travel_gaps(app_public.invoice_lines) is
  'The fields that a line for a trip lacks to be tax free; none of a line without a travel report.';
grant execute on function app_hidden.travel_gaps(app_public.invoice_lines) to app_user, app_operator, app_worker;
