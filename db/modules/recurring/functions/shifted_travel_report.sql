create or replace function app_hidden.shifted_travel_report(report app_public.travel_report, shift interval) returns app_public.travel_report
language sql immutable
as $$
  select row(
    report.purpose, s.start_date, report.start_time, coalesce(s.start_date + (report.end_date - report.start_date), (report.end_date + shift)::date),
    report.end_time, report.lodging, report.lodging_name, report.breakfasts, report.lunches, report.dinners
  )::app_public.travel_report
  from (select (report.start_date + shift)::date as start_date) s
$$;
comment on function app_hidden.shifted_travel_report(app_public.travel_report, interval) is 'A trip with its days moved on, as long as it was.';
grant execute on function app_hidden.shifted_travel_report(app_public.travel_report, interval) to app_user;
