create or replace function app_private.draw_travel(line app_public.invoice_lines) returns jsonb
language sql stable
as $$
  select jsonb_build_object(
    'purpose', (line.travel_report).purpose,
    'departure', to_char((line.travel_report).start_date + (line.travel_report).start_time, 'YYYY-MM-DD"T"HH24:MI'),
    'return', to_char((line.travel_report).end_date + (line.travel_report).end_time, 'YYYY-MM-DD"T"HH24:MI'),
    'lodging', (line.travel_report).lodging, 'lodgingName', (line.travel_report).lodging_name,
    'breakfasts', (line.travel_report).breakfasts, 'lunches', (line.travel_report).lunches, 'dinners', (line.travel_report).dinners,
    'days', coalesce((
      select jsonb_agg(jsonb_build_object(
        'day', d.day, 'allowance', d.allowance, 'rate', d.rate_minor, 'meals', d.meals_minor, 'amount', d.amount_minor
      ) order by d.day)
      from unnest(app_public.invoice_lines_travel_days(line)) d
    ), '[]')
  )
  where not line.travel_report is null
$$;
comment on function app_private.draw_travel(app_public.invoice_lines) is
  'The trip of a line as a document specifies it, with what each day gives; null where there is none. Nothing of its tax.';
