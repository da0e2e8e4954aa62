-- The rows of a refused file cannot be trusted, and contain names. They are deleted before its status changes.
create or replace function app_private.refuse_bank_file(of_file uuid, refusal app_public.bank_file_refusal) returns app_public.bank_files
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_to constant text := app_private.require_row_transition('bank_files', of_file, 'refuse');
  v_file app_public.bank_files;
begin
  perform app_private.stop_if_refused();
  perform app_private.remove_bank_rows(of_file);
  update app_public.bank_files f
  set status = v_to::app_public.bank_file_status, refusal = refuse_bank_file.refusal
  where f.id = of_file
  returning f.* into v_file;
  return v_file;
end;
$$;
comment on function app_private.refuse_bank_file(uuid, app_public.bank_file_refusal) is
  'Refuses a bank file with its reason; only its bytes remain.';
