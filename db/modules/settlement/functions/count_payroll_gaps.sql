create or replace function app_private.count_payroll_gaps(report_id uuid) returns app_public.payroll_reports
language sql volatile
set search_path to pg_catalog, public, pg_temp
as $$
  update app_public.payroll_reports r
  set gap_count = (select count(*) from app_public.payroll_gaps g where g.payroll_report_id = r.id)
  where r.id = report_id
  returning r.*
$$;
comment on function app_private.count_payroll_gaps(uuid) is 'Writes down on a report how many facts it lacks.';
