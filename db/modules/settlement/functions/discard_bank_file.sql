-- Definer because bank files are written by no role.
create or replace function app_public.discard_bank_file(input jsonb) returns app_public.bank_files
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_file app_public.bank_files;
begin
  perform app_private.require_row_transition('bank_files', (input ->> 'id')::uuid, 'discard');
  perform app_private.stop_if_refused();
  v_file := app_private.move_row(v_file, (input ->> 'id')::uuid, 'discard', input);
  perform app_private.remove_bank_rows(v_file.id);
  return v_file;
end;
$$;
comment on function app_public.discard_bank_file(jsonb) is
'@performs bank_files discard
Throws the preview of a file of the bank away; it can be uploaded again. Operators with FINANCE. UNAUTHORIZED; INVALID id; '
  'INVALID_TRANSITION; INVALID_ACTION at updatedAt.';
grant execute on function app_public.discard_bank_file(jsonb) to app_operator;
