-- What a line must have before anybody else sees it, as pairs of code and field. The law wants the
-- kind and amount of the service: for work the occupation says the kind, for diet and mileage the
-- type does, everything else needs words.
create or replace function app_hidden.line_faults(line app_public.invoice_lines)
returns table (code app_public.error_code, field text)
language sql stable
as $$
  select 'BLANK'::app_public.error_code, f.field
  from (values
    ('quantity', (line).quantity is null),
    ('vatRate', (line).vat_rate is null),
    ('unitPrice', (line).line_type <> 'DIET' and (line).unit_price_minor is null),
    ('dietTaxableUnitPrice', (line).line_type = 'DIET'
      and num_nonnulls((line).diet_taxable_unit_price_minor, (line).diet_non_taxable_unit_price_minor) = 0),
    ('description', (line).line_type in ('BENEFIT', 'EXPENSE', 'EXTRA') and (line).description is null),
    ('addressFrom', (line).line_type = 'MILEAGE' and (line).address_from is null),
    ('addressTo', (line).line_type = 'MILEAGE' and (line).address_to is null),
    ('occupationCodeId', (line).line_type = 'WORK' and (line).occupation_code_id is null),
    ('workReport', (line).line_type = 'WORK' and (line).work_report is null)
  ) as f (field, is_blank)
  where f.is_blank
  union all
  select 'BLANK', 'workReport.' || f.field
  from (values
    ('type', ((line).work_report).report_type is null),
    ('startDate', ((line).work_report).start_date is null),
    ('endDate', ((line).work_report).end_date is null),
    ('hours', ((line).work_report).report_type = 'TASK' and ((line).work_report).hours is null),
    ('startTime', ((line).work_report).report_type = 'TIME' and ((line).work_report).start_time is null),
    ('endTime', ((line).work_report).report_type = 'TIME' and ((line).work_report).end_time is null)
  ) as f (field, is_blank)
  where (line).line_type = 'WORK' and not (line).work_report is null and f.is_blank
  union all
  select 'TOO_SMALL_OR_EQUAL', 'quantity' where (line).quantity = 0
  union all
  select 'OCCUPATION_CODE_DISABLED', 'occupationCodeId'
  from app_public.occupation_codes o where o.id = (line).occupation_code_id and not o.is_enabled
$$;
comment on function app_hidden.line_faults(app_public.invoice_lines) is
  'What keeps a line from being submitted: error code and field.';
grant execute on function app_hidden.line_faults(app_public.invoice_lines) to app_user, app_operator, app_worker;
