-- Definer because the books are written by no hand.
create or replace function app_public.create_audit_file(input jsonb) returns app_public.audit_files
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_starts_on constant date := (input ->> 'startsOn')::date;
  v_ends_on constant date := (input ->> 'endsOn')::date;
  v_count constant bigint := (select count(*) from app_public.journals j where j.occurred_on between v_starts_on and v_ends_on);
  v_file app_public.audit_files;
begin
  perform app_private.require_finance(input, 'create_audit_file');
  if v_ends_on < v_starts_on then
    perform app_private.refuse('INVALID', 'endsOn');
  elsif v_ends_on >= v_starts_on + interval '1 year' or v_count > 100000 then
    perform app_private.refuse('TOO_BIG', 'endsOn');
  end if;
  perform app_private.stop_if_refused();
  v_file := app_private.insert_row(v_file, app_hidden.fields_of(input, 'startsOn', 'endsOn') || jsonb_build_object(
    'journalCount', v_count, 'createdBy', app_hidden.current_user_id()
  ));
  perform app_private.enqueue('settlement/write_audit_file', jsonb_build_object('id', v_file.id), 'write_audit_file:' || v_file.id);
  return v_file;
end;
$$;
comment on function app_public.create_audit_file(jsonb) is
'@actors OPERATOR_FINANCE
Has the books of a period written as SAF-T Financial 1.30. Operators with FINANCE. UNAUTHORIZED; INVALID endsOn: before the first day; '
  'TOO_BIG endsOn: more than a year, or than 100 000 journals; at code AUTH_LEVEL_2_REQUIRED, INVALID_TOKEN, ATTEMPTS_LIMIT_EXCEEDED.';
grant execute on function app_public.create_audit_file(jsonb) to app_operator;
