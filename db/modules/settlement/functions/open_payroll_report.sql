-- The file contains national numbers. Definer because no role may write events; open_document() checks the operator's
-- role.
create or replace function app_public.open_payroll_report(input jsonb) returns app_public.payroll_reports
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_report constant app_public.payroll_reports := app_private.open_document(null::app_public.payroll_reports, input, 'open_payroll_report');
begin
  perform app_private.record_event('payroll_reports', v_report.id, null, 'OPENED', null);
  return v_report;
end;
$$;
comment on function app_public.open_payroll_report(jsonb) is
'@actors OPERATOR_FINANCE
@offeredWhile file_id set
Opens the file of an a-melding for ten minutes, which is put on record. Operators with FINANCE. UNAUTHORIZED; INVALID id; '
  'INVALID_ACTION: it is not written; at code AUTH_LEVEL_2_REQUIRED, INVALID_TOKEN, ATTEMPTS_LIMIT_EXCEEDED.';
grant execute on function app_public.open_payroll_report(jsonb) to app_operator;
