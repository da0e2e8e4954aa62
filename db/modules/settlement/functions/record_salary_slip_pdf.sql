-- Definer because the worker holds no table. The first PDF stays.
create or replace function app_private.record_salary_slip_pdf(slip_id uuid, file_id uuid) returns void
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_slip app_public.salary_slips;
begin
  update app_public.salary_slips s set pdf_document_id = file_id
  where s.id = slip_id and s.pdf_document_id is null and s.issued_at is not null
  returning s.* into v_slip;
  if found then
    perform app_private.make_file_private(file_id);
    perform app_private.record_event('salary_slips', v_slip.id, v_slip.account_id, 'RENDERED', null);
  end if;
end;
$$;
comment on function app_private.record_salary_slip_pdf(uuid, uuid) is
  'Attaches the rendered PDF to an issued salary slip, with an event that notifies its person. Safe to run twice: the '
  'first PDF stays.';
grant execute on function app_private.record_salary_slip_pdf(uuid, uuid) to app_worker;
