create or replace function app_hidden.invoice_line_input(line app_public.invoice_lines) returns jsonb
language sql stable
as $$
  select jsonb_build_object(
    'lineType', (line).line_type, 'description', (line).description, 'occupationCodeId', (line).occupation_code_id,
    'quantity', (line).quantity, 'unitPrice', (line).unit_price_minor, 'vatRate', (line).vat_rate,
    'dietTaxableUnitPrice', (line).diet_taxable_unit_price_minor,
    'dietNonTaxableUnitPrice', (line).diet_non_taxable_unit_price_minor, 'addressFrom', (line).address_from,
    'addressTo', (line).address_to, 'dependentOnPosition', (line).dependent_on_position, 'collapsed', (line).collapsed,
    'workReport', case when not (line).work_report is null then jsonb_build_object(
      'type', ((line).work_report).report_type, 'startDate', ((line).work_report).start_date,
      'endDate', ((line).work_report).end_date, 'hours', ((line).work_report).hours,
      'startTime', ((line).work_report).start_time, 'endTime', ((line).work_report).end_time
    ) end,
    'travelReport', case when not (line).travel_report is null then jsonb_build_object(
      'purpose', ((line).travel_report).purpose, 'startDate', ((line).travel_report).start_date,
      'startTime', ((line).travel_report).start_time, 'endDate', ((line).travel_report).end_date,
      'endTime', ((line).travel_report).end_time, 'lodging', ((line).travel_report).lodging,
      'lodgingName', ((line).travel_report).lodging_name, 'breakfasts', ((line).travel_report).breakfasts,
      'lunches', ((line).travel_report).lunches, 'dinners', ((line).travel_report).dinners
    ) end
  )
$$;
comment on function app_hidden.invoice_line_input(app_public.invoice_lines) is
  'A line as InvoiceLineInput has it, to lay the changed fields over.';
grant execute on function app_hidden.invoice_line_input(app_public.invoice_lines) to app_user;
