-- A file of the folder is stored once, whatever its result: a refused one would be refused again. Definer because the worker
-- writes no table.
create or replace function app_private.take_bank_file(filename text, byte_size bigint, sha256 bytea, storage_key text) returns uuid
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_id uuid;
  v_file app_public.files;
begin
  perform app_private.lock_bank_files();
  if app_private.is_bank_file_known(take_bank_file.sha256) then
    return null;
  end if;
  v_id := app_private.register_file(
    null, take_bank_file.filename, 'application/octet-stream', take_bank_file.byte_size, take_bank_file.sha256, take_bank_file.storage_key
  );
  select f.* into v_file from app_public.files f where f.id = v_id;
  return (app_private.add_bank_file(v_file, 'FOLDER')).id;
end;
$$;
comment on function app_private.take_bank_file(text, bigint, bytea, text) is
  'Takes a stored file from the folder that the bank fills and has it read; null for bytes that were taken before.';
grant execute on function app_private.take_bank_file(text, bigint, bytea, text) to app_worker;
