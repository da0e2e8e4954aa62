create or replace function app_private.begin_booking(of_file uuid, input jsonb default '{}') returns app_public.bank_files
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_file app_public.bank_files := app_private.move_row(null::app_public.bank_files, of_file, 'book', input);
begin
  update app_public.bank_files f set booked_by = app_hidden.current_user_id() where f.id = of_file returning f.* into v_file;
  perform app_private.enqueue('settlement/post_bank_file', jsonb_build_object('id', of_file), 'post_bank_file:' || of_file);
  return v_file;
end;
$$;
comment on function app_private.begin_booking(uuid, jsonb) is 'Has the worker book a file of the bank that was read.';
