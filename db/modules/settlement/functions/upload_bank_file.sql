-- The API has stored the file; the input has its id. Nothing is booked by an upload, so it needs no one-time code.
-- Definer because no role may write bank files.
create or replace function app_public.upload_bank_file(input jsonb) returns app_public.bank_files
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_file app_public.files := (
    select f from app_public.files f where f.id = (input ->> 'bankFile')::uuid and f.created_by = app_hidden.current_user_id()
  );
begin
  perform app_private.require_transition('bank_files', null, null, 'upload');
  perform app_private.stop_if_refused();
  perform app_private.require_found(v_file, 'bankFile');
  return app_private.add_bank_file(v_file, 'UPLOAD');
end;
$$;
comment on function app_public.upload_bank_file(jsonb) is
'@performs bank_files upload
Takes a file of the bank to be read: camt.053, camt.054, OCR giro or pain.002. It shows what it would book, and books nothing by '
  'itself. Operators with FINANCE. UNAUTHORIZED; INVALID or TOO_BIG bankFile; TAKEN bankFile: the same bytes were taken before.';
grant execute on function app_public.upload_bank_file(jsonb) to app_operator;
