-- The values a line requires before submission, as pairs of code and field. The law requires the kind and amount of the
-- service: for work the occupation gives the kind, for diet and mileage the type does, others need a description. The
-- rule of its kind lists the fields.
create or replace function app_hidden.line_faults(line app_public.invoice_lines)
returns table (code app_public.error_code, field text)
language sql stable
as $$
  -- A line computed from a trip lacks its times, which travel_faults() names, and no quantity or price.
  with rule as (
    select r.*, r.is_travel and r.tax = 'TAXABLE_PART' and not (line).travel_report is null as is_trip from app_hidden.line_rule((line).line_type) r
  )
  select 'BLANK'::app_public.error_code, f.field
  from rule, lateral (values
    ('quantity', not rule.is_trip and (line).quantity is null),
    ('vatRate', (line).vat_rate is null),
    ('unitPrice', rule.tax <> 'TAXABLE_PART' and (line).unit_price_minor is null),
    ('dietTaxableUnitPrice', rule.tax = 'TAXABLE_PART' and not rule.is_trip
      and num_nonnulls((line).diet_taxable_unit_price_minor, (line).diet_non_taxable_unit_price_minor) = 0)
  ) as f (field, is_blank)
  where f.is_blank
  union all
  select 'BLANK', field
  from rule, unnest(rule.required_fields) field
  where app_hidden.invoice_line_input(line) ->> field is null
  union all
  select 'BLANK', 'workReport.' || f.field
  from rule, lateral (values
    ('type', ((line).work_report).report_type is null),
    ('startDate', ((line).work_report).start_date is null),
    ('endDate', ((line).work_report).end_date is null),
    ('hours', ((line).work_report).report_type = 'TASK' and ((line).work_report).hours is null),
    ('startTime', ((line).work_report).report_type = 'TIME' and ((line).work_report).start_time is null),
    ('endTime', ((line).work_report).report_type = 'TIME' and ((line).work_report).end_time is null)
  ) as f (field, is_blank)
  where 'workReport' = any (rule.required_fields) and not (line).work_report is null and f.is_blank
  union all
  select 'TOO_SMALL_OR_EQUAL', 'quantity' where (line).quantity = 0
  union all
  select 'OCCUPATION_CODE_DISABLED', 'occupationCodeId'
  from app_public.occupation_codes o where o.id = (line).occupation_code_id and not o.is_enabled
$$;
comment on function app_hidden.line_faults(app_public.invoice_lines) is
  'The faults that prevent a line''s submission: error code and field.';
grant execute on function app_hidden.line_faults(app_public.invoice_lines) to app_user, app_operator, app_worker;
