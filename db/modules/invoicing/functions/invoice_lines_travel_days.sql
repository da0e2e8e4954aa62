create or replace function app_public.invoice_lines_travel_days(line app_public.invoice_lines) returns app_public.travel_day[]
language sql stable
as $$
  select array(
    select d
    from app_hidden.line_rule(line.line_type) r, app_hidden.travel_days(line.travel_report, app_hidden.travel_gaps(line)) d
    where r.is_travel and r.tax = 'TAXABLE_PART'
  )
$$;
comment on function app_public.invoice_lines_travel_days(app_public.invoice_lines) is
'@notNull
@unlisted
The days of the trip of a diet line and what each gives.';
grant execute on function app_public.invoice_lines_travel_days(app_public.invoice_lines) to app_user, app_operator, app_worker;
