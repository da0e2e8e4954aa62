-- Documents with national or account numbers are opened one at a time. Account and file are read from the row by the
-- names of its columns, so that each kind of document is opened by the same steps.
create or replace function app_private.open_document(of_table anyelement, input jsonb, command text) returns anyelement
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_table constant pg_catalog.pg_class := (select c from pg_catalog.pg_class c where c.reltype = pg_typeof(of_table));
  v_row of_table%type;
  v_values jsonb;
  v_file_id uuid;
begin
  execute format('select t.* from %s t where t.id = $1', v_table.oid::regclass) into v_row using (input ->> 'id')::uuid;
  v_values := to_jsonb(v_row);
  v_file_id := coalesce(v_values ->> 'file_id', v_values ->> 'pdf_document_id');
  perform app_private.require_finance(input, command, (v_values ->> 'account_id')::uuid);
  perform app_private.require_found(v_row, 'id');
  if v_file_id is null then
    perform app_private.refuse('INVALID_ACTION');
  end if;
  perform app_private.stop_if_refused();
  perform app_private.open_private_file(v_file_id);
  return v_row;
end;
$$;
comment on function app_private.open_document(anyelement, jsonb, text) is
  'Opens the private file of a row of the table of the (null) row given for ten minutes; the caller records it. Stops with UNAUTHORIZED, also on an '
  'account of their own, for callers that are no operator with FINANCE, INVALID id, INVALID_ACTION while there is no file, and at code.';
