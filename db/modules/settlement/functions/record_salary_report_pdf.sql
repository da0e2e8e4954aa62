-- Definer because the worker holds no table. The first PDF stays.
create or replace function app_private.record_salary_report_pdf(report_id uuid, file_id uuid) returns void
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_report app_public.salary_reports;
begin
  update app_public.salary_reports r set pdf_document_id = file_id
  where r.id = report_id and r.pdf_document_id is null
  returning r.* into v_report;
  if found then
    perform app_private.make_file_private(file_id);
    perform app_private.record_event('salary_reports', v_report.id, v_report.account_id, 'RENDERED', null);
  end if;
end;
$$;
comment on function app_private.record_salary_report_pdf(uuid, uuid) is
  'Attaches the rendered PDF to a salary report. Safe to run twice: the first PDF stays.';
grant execute on function app_private.record_salary_report_pdf(uuid, uuid) to app_worker;
