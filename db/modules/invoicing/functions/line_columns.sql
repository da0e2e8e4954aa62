-- Written out and not left to column_values, since an invoice may have two hundred lines.
create or replace function app_hidden.line_columns(line jsonb) returns jsonb
language sql stable
as $$
  select jsonb_build_object(
    'line_type', line -> 'lineType', 'description', app_hidden.text_at(line, 'description'), 'occupation_code_id', line -> 'occupationCodeId',
    'quantity', trim_scale((line ->> 'quantity')::numeric), 'remaining_quantity', trim_scale((line ->> 'quantity')::numeric),
    'unit_price_minor', line -> 'unitPrice', 'diet_taxable_unit_price_minor', line -> 'dietTaxableUnitPrice',
    'diet_non_taxable_unit_price_minor', line -> 'dietNonTaxableUnitPrice', 'address_from', app_hidden.text_at(line, 'addressFrom'),
    'address_to', app_hidden.text_at(line, 'addressTo'), 'vat_rate', trim_scale((line ->> 'vatRate')::numeric),
    'work_report', app_hidden.work_report(line -> 'workReport'), 'travel_report', app_hidden.travel_report(line -> 'travelReport'),
    'dependent_on_position', line -> 'dependentOnPosition', 'collapsed', coalesce((line ->> 'collapsed')::boolean, false)
  )
$$;
comment on function app_hidden.line_columns(jsonb) is
  'The input of a line by its columns: numbers without final zeros, all of its quantity remaining.';
grant execute on function app_hidden.line_columns(jsonb) to app_user;
