-- Definer because the worker holds no table.
create or replace function app_private.record_payroll_gap(report_id uuid, profile_id uuid, gap text) returns void
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
begin
  insert into app_public.payroll_gaps (payroll_report_id, freelance_profile_id, gap)
  values (report_id, profile_id, record_payroll_gap.gap::app_public.payroll_fact)
  on conflict do nothing;
  perform app_private.count_payroll_gaps(report_id);
end;
$$;
comment on function app_private.record_payroll_gap(uuid, uuid, text) is
  'Records a missing or wrong fact that the writer of an a-melding found, with the person concerned.';
grant execute on function app_private.record_payroll_gap(uuid, uuid, text) to app_worker;
