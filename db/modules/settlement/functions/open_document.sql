-- Documents with national or account numbers are opened one at a time; the caller records who opened them.
create or replace function app_private.open_document(file_id uuid) returns void
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
begin
  if file_id is null then
    perform app_private.refuse('INVALID_ACTION');
  end if;
  perform app_private.stop_if_refused();
  perform app_private.open_private_file(file_id);
end;
$$;
comment on function app_private.open_document(uuid) is 'Opens a private file for ten minutes. Refuses INVALID_ACTION while there is none.';
