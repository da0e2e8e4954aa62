-- Work of a whole month is work of a whole month again, whatever the months are long.
create or replace function app_hidden.shifted_work_report(report app_public.work_report, shift interval) returns app_public.work_report
language sql immutable
as $$
  select row(
    report.report_type, (report.start_date + shift)::date,
    case
      when report.end_date = m.last_day and shift >= interval '1 month'
        then (date_trunc('month', report.end_date + shift) + interval '1 month - 1 day')::date
      else (report.end_date + shift)::date
    end,
    report.hours, report.start_time, report.end_time
  )::app_public.work_report
  from (select (date_trunc('month', report.end_date) + interval '1 month - 1 day')::date as last_day) m
$$;
comment on function app_hidden.shifted_work_report(app_public.work_report, interval) is
  'A work report with its days moved on; what ends with a month does so again.';
grant execute on function app_hidden.shifted_work_report(app_public.work_report, interval) to app_user;
