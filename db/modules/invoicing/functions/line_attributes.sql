create or replace function app_hidden.line_attributes(line jsonb) returns jsonb
language sql stable
as $$
  select line || jsonb_build_object(
    'quantity', trim_scale((line ->> 'quantity')::numeric), 'remainingQuantity', trim_scale((line ->> 'quantity')::numeric),
    'vatRate', trim_scale((line ->> 'vatRate')::numeric), 'collapsed', coalesce((line ->> 'collapsed')::boolean, false),
    'workReport', app_hidden.work_report(line -> 'workReport'), 'travelReport', app_hidden.travel_report(line -> 'travelReport')
  )
$$;
comment on function app_hidden.line_attributes(jsonb) is
  'The input of a line as its columns have it: numbers without final zeros, all of its quantity remaining.';
grant execute on function app_hidden.line_attributes(jsonb) to app_user;
