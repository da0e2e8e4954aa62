-- The file names every client and freelancer. Definer because no role may write events; open_document() checks the
-- operator's role.
create or replace function app_public.open_audit_file(input jsonb) returns app_public.audit_files
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_file constant app_public.audit_files := app_private.open_document(null::app_public.audit_files, input, 'open_audit_file');
begin
  perform app_private.record_event('audit_files', v_file.id, null, 'OPENED', null);
  return v_file;
end;
$$;
comment on function app_public.open_audit_file(jsonb) is
'@actors OPERATOR_FINANCE
@offeredWhile file_id set
Opens the books of a period for ten minutes, which is put on record. Operators with FINANCE. UNAUTHORIZED; INVALID id; INVALID_ACTION: it '
  'is not written; at code AUTH_LEVEL_2_REQUIRED, INVALID_TOKEN, ATTEMPTS_LIMIT_EXCEEDED.';
grant execute on function app_public.open_audit_file(jsonb) to app_operator;
