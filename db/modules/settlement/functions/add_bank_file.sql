create or replace function app_private.add_bank_file(file app_public.files, source app_public.bank_file_source) returns app_public.bank_files
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_bank_file app_public.bank_files;
begin
  perform app_private.require_transition('bank_files', null, null, case source when 'UPLOAD' then 'upload' else 'take' end);
  perform app_private.stop_if_refused();
  insert into app_public.bank_files (source, filename, file_id, sha256, created_by)
  values (add_bank_file.source, file.filename, file.id, file.sha256, app_hidden.current_user_id())
  on conflict (sha256) where status not in ('DISCARDED', 'REFUSED') do nothing
  returning * into v_bank_file;
  if v_bank_file.id is null then
    perform app_private.refuse('TAKEN', 'bankFile');
    perform app_private.stop_if_refused();
  end if;
  perform app_private.enqueue(
    'settlement/read_bank_file', jsonb_build_object('id', v_bank_file.id), 'read_bank_file:' || v_bank_file.id
  );
  return v_bank_file;
end;
$$;
comment on function app_private.add_bank_file(app_public.files, app_public.bank_file_source) is
  'Takes a stored file of the bank and has it read. Refuses TAKEN for bytes that were taken before and neither refused nor discarded.';
