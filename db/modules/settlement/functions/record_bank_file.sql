-- Decides whether the file is accepted and computes its bookings. A file from the folder is booked at once. Definer
-- because the worker writes no table.
create or replace function app_private.record_bank_file(of_file uuid, reading jsonb) returns app_public.bank_file_status
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_file app_public.bank_files;
  v_format constant app_public.bank_file_format := reading ->> 'format';
  v_message_id constant text := left(reading ->> 'messageId', 200);
  v_refusal app_public.bank_file_refusal := reading ->> 'refusal';
begin
  perform app_private.lock_bank_files();
  select f.* into v_file from app_public.bank_files f where f.id = of_file and f.status = 'READING' for no key update;
  if not found then
    return null;
  end if;
  if v_refusal is null and exists (
    select from app_public.bank_files f
    where f.format = v_format and f.message_id = v_message_id and f.status in ('PREVIEW', 'BOOKING', 'BOOKED')
  ) then
    v_refusal := 'MESSAGE_KNOWN';
  end if;
  update app_public.bank_files f set
    format = v_format, message_id = v_message_id,
    warning_codes = array(select jsonb_array_elements_text(reading -> 'warnings')),
    refusal_line = case when v_refusal::text = reading ->> 'refusal' then (reading ->> 'line')::int end
  where f.id = v_file.id;
  if v_refusal is not null then
    return (app_private.refuse_bank_file(v_file.id, v_refusal)).status;
  end if;
  insert into app_public.bank_statements (
    bank_file_id, position, statement_code, opening_minor, closing_minor, closed_on, is_complete
  )
  select v_file.id, s.position, left(s.statement_code, 200), s.opening_minor, s.closing_minor, s.closed_on, s.is_complete
  from jsonb_populate_recordset(null::app_public.bank_statements, reading -> 'statements') s;
  perform app_private.plan_bank_file(v_file.id);
  v_file := app_private.move_row(v_file, v_file.id, 'preview');
  if v_file.source = 'FOLDER' then
    v_file := app_private.begin_booking(v_file.id);
  end if;
  return v_file.status;
end;
$$;
comment on function app_private.record_bank_file(uuid, jsonb) is
  'Takes the reading of a file of the bank whose transactions were added: its format, message id, warnings and statements, or the '
  'refusal with its line. Gives the status; null for a file that was read before.';
grant execute on function app_private.record_bank_file(uuid, jsonb) to app_worker;
