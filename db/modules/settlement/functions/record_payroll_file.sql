-- Definer because the worker holds no table. The first file stays.
create or replace function app_private.record_payroll_file(report_id uuid, file_id uuid) returns void
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
begin
  update app_public.payroll_reports r set file_id = record_payroll_file.file_id where r.id = report_id and r.file_id is null;
  if found then
    perform app_private.make_file_private(record_payroll_file.file_id);
    perform app_private.record_event('payroll_reports', report_id, null, 'RENDERED', null);
  end if;
end;
$$;
comment on function app_private.record_payroll_file(uuid, uuid) is 'Keeps the file of an a-melding. Safe to run twice: the first file stays.';
grant execute on function app_private.record_payroll_file(uuid, uuid) to app_worker;
