-- Definer because the worker holds no table. The first PDF stays.
create or replace function app_private.record_client_statement_pdf(statement_id uuid, file_id uuid) returns void
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_statement app_public.client_statements;
begin
  update app_public.client_statements s set pdf_document_id = file_id
  where s.id = statement_id and s.pdf_document_id is null
  returning s.* into v_statement;
  if found then
    perform app_private.record_event('client_statements', v_statement.id, v_statement.account_id, 'RENDERED', null);
  end if;
end;
$$;
comment on function app_private.record_client_statement_pdf(uuid, uuid) is
  'Attaches the drawn PDF to the statement of a client. Safe to run twice: the first PDF stays.';
grant execute on function app_private.record_client_statement_pdf(uuid, uuid) to app_worker;
